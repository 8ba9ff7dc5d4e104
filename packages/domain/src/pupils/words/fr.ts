/** 1,024 short and harmless words of French for cards; a change of them is another version (pupils.md#cards). */
export const frWords = `
  acajou accent acier acteur agenda agneau aigle ail aile aimant air album algue alpaga amande ambre
  ami amie ananas ancre ange anis anneau année août arbre arc archet argent argile arrêt astre atlas
  atoll aube audace avenir avenue avion avocat avoine avril azur bac bagage bague baie bain balade
  balai balcon balle ballet ballon bambou banane banc bande banjo barbe barque barre bas basket
  bassin bateau bâton bazar beau bec bêche beige bel bélier belle béret berger beurre biche bidon
  bijou bille billet bison blé bleu bleuet bloc blond blouse bobine bocal boeuf bois boîte bol
  bonbon bonnet bord bosse botte bouche boucle bouée bougie boule bourse bout bouton bras brebis
  brise broche brosse bruit brume brun buche buffet buffle bulle bureau bus but cabane cabine câble
  cabri cacao cachet cactus cadeau cadran cadre café cage cahier calme caméra camion camp canal
  canapé canard canif canne canoë canot car carafe cargo carnet carré carte carton case casque
  castor cave céleri cent centre cep cercle cerf cerise chaise chalet champ chance chant char charme
  chaton chaud chaume chef chemin chêne chenil cheval chèvre choix chose chou cible cidre ciel
  cigale cil cime ciment cinéma cinq cintre cirage cire cirque ciseau citron clair clarté classe clé
  client climat cloche clou clown club cobra coco code coffre coin col comète compas compte conte
  copain copie coq coque corail corde cornet corps côte coton cou couche coude coupe cour courge
  course court cousin crabe craie crayon crème crêpe crête crocus croix cube cuir cuivre cygne
  dahlia daim dalle dame danse datte début décor demain demi dent départ dessin dessus détail deux
  devoir dictée digue dîner disque dix doigt domino don dos double douche doux dragon drap droit
  drôle dune duo duvet eau ébène éclair école écorce écran écrou écume effort égal église élan élève
  émail encre enfant énigme entrée envol épaule épi épice épine éponge équipe érable espace espoir
  essai est étable étage étain étang étape été étoile étude étui évier fable façade face facile
  faisan farine faucon fée fer ferme festin fête feu figue fil filet fille film filtre fin flacon
  flamme flèche fleur fleuve flocon flotte flûte foin foire fond force forêt forge forme fort foule
  four fourmi foyer frais fraise franc frère frise froid front fruit fumée fusée futur gai gain
  galet galop gamme gant garage garçon gare gâteau gaufre gazon geai géant gel gelée genou gentil
  gerbe geste gibbon gilet girafe givre glace globe golf gomme gond goût goutte graine grand grange
  grappe gratin grelot grès gris grive grotte groupe grue guêpe guide habit haie halte hamac hanche
  hangar harpe haut herbe héron héros heure hibou hier hiver hochet hockey homard hôtel hublot huile
  huit huître humour hutte ibis idée igloo iguane île image index indigo iris ivoire jade jaguar
  jambe jambon jardin jasmin jaune jean jeton jeu jeudi jeune joie joli jonc joue jouet jour joyau
  juin jumeau jungle jupe jus juste kayak képi kilo kimono kiwi koala lac lacet lagon laine lait
  laiton laitue lama lame lampe lande langue lapin large latte lave léger légume lent lettre levier
  lèvre lézard liane libre liège lien lierre lieu lièvre ligne lilas lime limite lin linge lion lire
  lis liste lit litre livre loge loin loisir long lotus loup loupe loutre luge lundi lune lustre
  luth lutin lynx lyre magie magot mai main maïs maison maître malin malle maman manège mangue
  manoir marbre marche mardi marée marge marin marron mars masque mât matin mauve mélèze melon
  menthe menu mer merci mère merle mesure métal météo métier mètre métro meuble miel miette mil
  milieu mille mime mimosa mine minute miroir mode moelle mois monde mont montre morse mot moteur
  motif moto mouche moufle moulin mousse mouton muguet mulet mur mûre musée nacre nage nappe natte
  nature navet navire nectar neige neuf neveu nez niche nid nièce noble noeud noix nom nombre nord
  note nougat noyau nuage nuit oasis objet océan ocre oeil oeuf oie oignon oiseau olive ombre oncle
  onde ongle onze opale opéra orage orange orge orgue origan orme orteil ortie otarie ouest ours
  outil ovale page paille pain paire palais palme panda panier pantin paon papa papaye papier parade
  parc pareil parfum parole part partie pas pastel pâte patin patio pâtre patte pause pavé pays
  pêche pédale peigne pelle pensée pente pépin perche père perle permis persil pétale petit phare
  phoque photo piano pic pie pied pierre pigeon pile pilote pin pinson pion piquet piste pivert
  pizza place plage plaine plan plante plat plein pluie plume poche poêle poème poésie poète poire
  pois poivre poli polka pomme pompe poney pont pop porche port porte pouce poule poulie poupée
  pousse pré presse prince prisme prix prune puits pull puma purée puzzle pyjama quai quart quatre
  quiche quille quinze rabot racine radeau radio radis rail raisin rallye rame rampe rang rapide
  râteau ravin rayon récit reflet règle reine relais renard renne repas repos requin réseau retour
  rêve réveil revue rideau rime rire rive riz robe robot roche roi roman ronce rond rosace rose
  roseau rosée rotin roue rouge route ruban rubis ruche rue rythme sable sabot sac safran sage
  saison salade salle salon salut samedi santé sapin satin sauce sauge saule saumon saut savane
  saveur savon scène seau sel selle sept serre sésame seul siècle siège sieste signal silex sirène
  sirop ski soda soeur sofa soie soir sol soleil sonnet sorbet sorte soupe source souris stade
  statue store studio stylo sucre sud suite sureau surf table taille talent talon tamis tango tante
  tapis tarte tasse taupe taxi temple temps tennis tente terre tête thé thym ticket tiède tige tigre
  timbre tiroir tissu titre toast toile toit tomate topaze torche tortue totem toucan toupie tour
  train trait trèfle treize trente trésor tresse tri tribu tricot trio trois tronc trône trot truite
  tuba tuile tulipe tunnel tuque tuyau usine utile vache vague valise vallée valse vapeur vase veau
  veille vélo vent ventre verger vernis verre vers vert veste viande vide vie vif vigne ville vingt
  viola violet violon vis visage visite vitre vivant voeu voile voisin voix vol volcan volet volley
  volume voûte voyage vrai vue wagon yacht yaourt yeux yoga yole zèbre zénith zéro zinc zone zoo
`
