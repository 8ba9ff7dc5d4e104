import { foldText } from '../text/fold'

/** What a list tells that is not read, on purpose (pupils.md#lists-of-names). */
export type LeftOut = 'birthDate' | 'gender' | 'email' | 'address' | 'phone'

/** What a column of a list holds; `name` is a whole name, `reversed` one whose last name comes first. */
export type ColumnKind = 'given' | 'family' | 'name' | 'reversed' | 'id' | 'number' | LeftOut

const heads: Readonly<Record<ColumnKind, string>> = {
  given:
    'first name|firstname|given name|givenname|forename|forenames|first|given|preferred name|preferred first name|nombre|nombres|nombre de pila|prenom|prenoms|vorname|vornamen|rufname',
  family:
    'last name|lastname|surname|surnames|family name|familyname|family|last|apellido|apellidos|primer apellido|nom de famille|nom|nachname|familienname|zuname',
  name: 'name|names|full name|fullname|student|student name|pupil|pupil name|pupils|students|nombre completo|nombre y apellidos|nombre y apellido|alumno|alumna|alumnos|alumnado|estudiante|prenom nom|prenom et nom|nom complet|eleve|eleves|vor- und nachname|vorname nachname|vorname und nachname|schuler|schulerin|schulername|schuler*in|schuler:in|schuler/in',
  reversed:
    'last name first name|last first|surname forename|name vorname|nachname vorname|familienname vorname|apellidos y nombre|apellidos nombre|apellido y nombre|nom prenom|nom et prenom|nom prenoms',
  id: 'id|student id|studentid|pupil id|student number|pupil number|student no|external id|externalid|sourcedid|sourced id|upn|id alumno|id del alumno|numero de alumno|numero de estudiante|matricula|nia|identifiant|ine|numero eleve|id eleve|schulernummer|schuler-id|schulerid|schuler-nr|externe id',
  number: '#|no|nr|num|n|n°|nº|number|numero|nummer|lfd nr|lfd-nr|laufende nummer|orden|ordre',
  birthDate:
    'birth date|birthdate|date of birth|birthday|dob|born|age|fecha de nacimiento|nacimiento|edad|date de naissance|naissance|ne le|ne(e) le|geburtsdatum|geburtstag|geb|geb-datum|geboren|alter',
  gender: 'gender|sex|m/f|genero|sexo|genre|sexe|geschlecht|m/w|m/w/d',
  email:
    'email|e-mail|mail|email address|e-mail address|correo|correo electronico|email del alumno|courriel|adresse mail|adresse e-mail|adresse electronique|mel|e-mail-adresse|mailadresse|emailadresse',
  address:
    'address|home address|street|city|town|postcode|zip|zip code|direccion|domicilio|calle|ciudad|codigo postal|adresse|rue|ville|code postal|anschrift|strasse|wohnort|ort|plz',
  phone:
    'phone|phone number|telephone|telephone number|mobile|cell|cell phone|telefono|movil|celular|telefono movil|tel|portable|numero de telephone|telefon|telefonnummer|handy|handynummer',
}

const kinds = new Map<string, ColumnKind>()
for (const kind of Object.keys(heads) as ColumnKind[])
  for (const head of heads[kind].split('|')) kinds.set(head, kind)

/** What the head of a column says of it, in English, Spanish, French or German; undefined where it says nothing. */
export const columnKind = (head: string): ColumnKind | undefined =>
  kinds.get(
    foldText(head)
      .replace(/[,;:._]+/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  )

/** `Name` beside `Vorname`, and `Nombre` without `Apellidos`, mean less or more than they do alone. */
export function columnKinds(row: readonly string[]): (ColumnKind | undefined)[] {
  const found = row.map(columnKind)
  const has = (kind: ColumnKind) => found.includes(kind)
  if (has('given') && !has('family') && has('name'))
    return found.map(kind => (kind === 'name' ? 'family' : kind))
  if (has('family') && !has('given') && !has('name'))
    return found.map(kind => (kind === 'family' ? 'name' : kind))
  if (has('given') && !has('family'))
    return found.map((kind, at) => (foldText(row[at] ?? '').startsWith('nombre') ? 'name' : kind))
  return found
}

const isLeftOutKind = /^(?:birthDate|gender|email|address|phone)$/u

/** Whether a column is one of those that are not read. */
export const isLeftOut = (kind: ColumnKind | undefined): kind is LeftOut =>
  kind !== undefined && isLeftOutKind.test(kind)

/** What a cell without a head looks like, where it is no name. */
export function looksLike(cell: string): LeftOut | 'number' | undefined {
  if (/^\S+@\S+$/u.test(cell)) return 'email'
  if (/^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/u.test(cell)) return 'birthDate'
  if (/^\d{1,4}[.)]?$/u.test(cell)) return 'number'
  if (/^\+?[\d\s()/-]{6,}$/u.test(cell)) return 'phone'
  if (/^[mfwd]$/iu.test(cell)) return 'gender'
  return undefined
}
