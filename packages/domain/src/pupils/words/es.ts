/** 1,024 short and harmless words of Spanish for cards; a change of them is another version (pupils.md#cards). */
export const esWords = `
  abanico abeja abeto abrigo abril abuela abuelo aceite acera actor adorno agenda agosto agua aguja
  aire ajedrez ajo alas alba album alcoba alegre alero alfil alga algodon alhaja alondra alpaca
  altar alto amable amapola ambar amiga amigo ancho ancla andar anden anillo anis antena apio arado
  araña arbol arbusto arcilla arco ardilla arena armario aroma arpa arroyo arroz arte artista asa
  asiento astro atlas atril atun aula autobus autor avena avion aviso ayer azafran azucar azul
  azulejo bahia baile balanza balcon ballena balon balsa bambu banco banda bandeja bandera bañera
  banjo barba barca barco barniz barra barrio barro base baston batido baul bebida belleza bello
  bellota besugo bigote billete bisonte blanco blusa bolsa bombon bondad bonito bosque bota bote
  botella boton boveda brazo brecol brillo brisa brocha broche broma bronce brote brujula bruma
  buceo bueno buey bufanda buho buque burbuja busto buzon caballo cabaña cabello cable cabra cacao
  cactus cadena cadera caimán caja cajon calamar caldo calle calma calor cama camara camello camino
  camion camisa campana campo canal canasta cancion candado canela canguro canica canoa cañon capa
  capital capitan cara caracol cargo carpa carpeta carrera carro carroza carta cartel cartera carton
  casa cascada casco caseta castaña castor catorce cebolla cebra cedro ceja celeste cena centeno
  centro cepillo cera cereal cereza cero cesped cesta chaleco charco charla chico chiste choza
  churro ciclo cielo cien ciencia ciento cierto ciervo cigarra cigüeña cima cinco cine cinta circo
  circulo ciruela cisne cita ciudad claro clase clavel clavo clima cobre cocina coco codo cofre
  cojin cola colcha colegio colina collar color columna comedia comedor cometa comida compas condor
  cono copa copo coral corazon corbata corcho cordel cordero corneta coro corona correo corto cosa
  cosecha costa costura crema cresta crin cristal cromo cruce cuadro cuatro cubo cuchara cuello
  cuenco cuenta cuento cuerda cuero cueva cuidado cumbre cuna cuota curioso curso curva dado danza
  datil dedal dedo delfin delta dia diario dibujo diez digno dino disco doble doce doctor don dorado
  dorso dos dragon ducha duende dulce duna ebano eco edad ella embudo encaje encina enero enigma
  equipo erizo escala escena escoba escudo esfera espejo espiga espuma este estufa etapa examen
  exito faena faisan falda famoso fango faro farol favor feliz feria ferry fideo fiesta figura fila
  filtro fino firma flan flauta flecha flor flota foca foco folio fondo forma fosil foto frase fresa
  fresco frio fruta fuego fuente fuerte funda furgon fútbol gacela gafas gaita gallo gamba garaje
  garza gato gema gemelo gente gesto giro globo gloria gol golf goma gorila gorra gota gracia grande
  granja grano grillo gris grito grua grulla grupo guante guapo guia guinda guiño guion gusano gusto
  haba habil hada halcon hamaca harina haya hecho helado heroe hielo hierba hierro higo hija hijo
  hilo hipo hogar hoja hombro honor hora horno hotel hoyo hucha huella huerta huerto humo idea
  idioma iglu igual iguana imagen iman indice inicio iris isla istmo jabali jabon jaguar jalea jamon
  jardin jarra jarron jaula jazmin jefe jersey jinete jirafa joven joya juego jueves juez jugo julio
  junco jungla junio junto justo kayak kilo kiosco kiwi koala labio lado lago laguna lana lancha
  lapiz largo lazo leal leche lector lejos leña lengua lente leon letra libre libro liebre liga
  ligero lila lima limon limpio lince linea lino lirio liso lista listo litro llama llano llave
  lluvia lobo local loma lona loro losa loto lucero lugar luna lunes luz maceta madera madre magia
  maiz maleta malla malva mamut mañana mango mano manta mantel mantis mapa mar marca marco marea
  marfil marino marmol marron martes marzo masa mastil mayo media mejor melena melon menta menu mes
  mesa meseta meta metal metro mezcla miel mijo mil milla mimbre mina minuto mirlo mitad mito moda
  modelo mojado molde molino moneda monte mora morado morsa mosca motor movil mueble muelle mundo
  muñeca mural muro museo musgo musica nacar nadar naipe nariz nata nave nectar nene nevera nido
  niebla nieto nieve niño nivel noble noche nogal nombre nopal norte nota novela nube nudo nuevo
  nuez numero nutria oasis obra oca ocaso oceano ocho ocre octavo oeste oficio oido ojo ola oliva
  olivo olla olmo olor once onda opalo opera orden oreja organo orilla oro oruga oso ostra otoño
  oveja paella pagina pais pajaro pala palma palta pan panal panda papa papaya papel pared parque
  parra pasaje paseo paso pasta pastel patin patio pato pausa pavo paz peaje pecera pecho peine
  pelota peluca pepino percha perfil perla perro pesca petalo pez piano pie piedra piel pierna
  pijama pila pilar piloto piña pincel pino pintor pirata piso pista pizza placa plan planta plata
  plato playa plaza pluma poco poema poeta polea polen pomelo poncho poni porche portal postal
  postre potro pozo prado precio premio primo prisma pronto puente puerta puerto pulga pulgar pulpo
  puma puñado punta punto pupila puzle queso quieto quince quinto racimo radio raiz rama ramo rampa
  rana rapido rastro raton raya rayo receta recreo red refran regalo regla reina reino reja relato
  reloj remo reno retama reves rey rima rincon rio risa ritmo rizo roble robot roca rocio rojo rollo
  romero ronda ropa rosa rosal rostro rubi rubio rueda ruido rumbo ruta sabado sabana sabio sabor
  saco sal sala salsa salto salud salvia sandia sano sapo sarten sastre sauce seda seis sello selva
  semana señal senda sepia sereno serie siete siglo silla sillon simple sirena sitio sobre sofa sol
  solar sombra sonido sopa sotano suave suelo sueño suerte sueter suma sur surco taco taller tallo
  tamaño tambor tango tapa tapiz tarde tarea tarro tarta taxi taza teatro techo tecla tejado tejon
  tela tema templo tenis tenue tesoro texto tiempo tienda tierno tierra tigre tijera tilo timbre
  timon tinta tio titere titulo tiza toalla toldo tomate tono topo torneo toro torre traje trapo
  trebol trece tren trenza tres tribu trigo trineo trio tritón trompo tronco trucha trueno tubo
  tucan tunel turno turron uña union uno urraca usted util uva vaca vacio vagon valle valor vals
  vaso vecino vela velero velo venado verano verde vereda verso viaje vida vidrio viento viña vino
  viola violin visera vista vivo vocal volcan vuelo vuelta yate yegua yema yerno yeso yogur yoyo
  yunque zafiro zancos zapato zarza zebu zinc zona zorro zueco zumo
`
