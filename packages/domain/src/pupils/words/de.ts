/** 1,024 short and harmless words of German for cards; a change of them is another version (pupils.md#cards). */
export const deWords = `
  Abend Acht Acker Adler Ahorn Akkord Album Allee Alm Alpaka Alpen Ameise Ampel Amsel Ananas Anker
  Anorak Anzug Apfel April Arbeit Archiv Arena Arm Ast Atlas Auge August Aula Auster Auto Axt Bach
  Backe Bad Bagger Bahn Ball Ballon Bambus Banane Band Bank Bär Bart Bass Bast Bauer Baum Becher
  Beere Beet Beige Bein Berg Beruf Besen Besuch Bett Beutel Biber Biene Bild Birke Birne Biss Blatt
  Blau Blech Blick Blitz Block Blond Blume Bluse Blüte Boden Bogen Bohne Bohrer Boje Bonbon Boot
  Bord Borke Borste Bote Braten Braun Brei Brett Brezel Brief Brille Brise Brot Brücke Bruder Buch
  Buche Bucht Bügel Bühne Bund Bunt Bürste Bus Busch Butter Café Cello Chor Clown Couch Cousin Creme
  Dach Dachs Dame Damm Dampf Dank Dattel Daumen Decke Deich Delfin Delta Dialog Diele Dill Ding
  Dinkel Distel Docht Dohle Dom Domino Donner Dorf Dose Dotter Draht Drei Duft Düne Ebene Echo Ecke
  Edel Efeu Ehre Eibe Eiche Eichel Eile Eimer Eins Eis Eisbär Eisen Elch Elf Elfe Elster Eltern Ende
  Engel Enkel Ente Erbse Erde Erle Ernte Esche Essen Etage Etui Eule Fabel Fabrik Fach Faden Fahne
  Fähre Fahrer Falke Falte Falter Farbe Farn Fasan Fass Faust Feder Fee Feier Feige Feile Feld Fell
  Fels Ferien Fest Feuer Fichte Figur Filter Filz Finger Fink Fisch Fjord Flagge Flamme Fleck Fliege
  Floß Flöte Flug Flügel Flur Fluss Flut Fohlen Folge Form Forst Fossil Foto Frage Freude Freund
  Frisch Frosch Frost Frucht Früh Fuchs Fuder Fuge Fünf Funk Funke Fuß Futter Gabe Gabel Gans Garage
  Garbe Garn Garten Gasse Gast Geben Gehweg Geige Geist Gelb Geld Gelee Gemüse Gepäck Gepard Gerste
  Gesang Gewürz Giebel Gipfel Glanz Glas Glatt Glocke Glück Glut Gold Golf Gondel Gong Gras Grau
  Grille Grün Gruppe Gruß Gurke Gürtel Gut Haar Hafen Hafer Hahn Hain Haken Halle Hals Halt Hammer
  Hand Handel Hang Harfe Harz Hase Hasel Haube Haupt Haus Hecht Hecke Heft Heide Heim Heiter Held
  Hell Helm Hemd Henne Herbst Herd Hering Herz Heu Heute Himmel Hirsch Hirse Hirte Hobby Hobel
  Hocker Hof Höhe Höhle Holz Honig Hopfen Horn Hose Hotel Huf Hügel Huhn Hülle Hummel Humor Hund Hut
  Hütte Ibis Idee Igel Igloo Iltis Imbiss Imker Indigo Ingwer Insekt Insel Iris Jacke Jade Jaguar
  Jahr Januar Jasmin Jeans Jodler Joker Jubel Juli Jung Junge Juni Juwel Kabel Kabine Käfer Kaffee
  Käfig Kajak Kakao Kaktus Kalb Kamel Kamera Kamin Kamm Kanal Kanne Kante Kanu Kappe Karte Karton
  Käse Kasse Kasten Kater Katze Kegel Keks Kelch Keller Kern Kerze Kessel Kette Kiefer Kies Kilo
  Kind Kino Kiosk Kissen Kiste Kiwi Klang Klar Klasse Klee Kleid Klein Klette Klima Klinke Klippe
  Kloß Klub Knabe Knie Knödel Knolle Knopf Knospe Knoten Koala Koch Koffer Kohl Koje Komet Komma
  König Kopf Korb Kordel Kork Korn Krabbe Kraft Kragen Kran Kranz Krater Kraut Krebs Kreide Kreis
  Kresse Kreuz Krone Krug Krümel Kübel Küche Kuchen Kugel Kühl Küken Kunst Kupfer Kuppel Kürbis
  Kurve Kurz Küste Lachs Laden Lager Lagune Lama Lamm Lampe Land Lang Lärche Latte Laub Lauch Lauf
  Laune Laut Lava Leder Lehm Lehne Lehrer Leicht Leim Lein Leine Leise Leiter Lerche Leser Licht
  Lieb Lied Liege Lila Lilie Linde Lineal Linie Linse Lippe Liste Liter Lob Locke Löffel Lohn Los
  Lotse Lotus Löwe Luchs Luft Lupe Lustig Magnet Mai Mais Maler Mandel Mango Mantel Marder Marke
  Markt Marmor Marsch März Maske Mast Matte Mauer Maus Meer Mehl Meile Meise Melone Menge Mensch
  Menü Messe Metall Meter Metro Miene Milan Milch Mild Minute Minze Mittag Mitte Möbel Modell Mohn
  Molch Monat Mond Moor Moos Morgen Mosaik Motor Motte Möwe Mücke Mühle Müller Mund Munter Münze
  Murmel Museum Musik Muskat Muster Mut Mutter Mütze Nabel Nacht Nadel Nagel Nahe Naht Name Nase
  Natur Nebel Neffe Nelke Nessel Nest Netz Neu Neun Nichte Nickel Nixe Noppe Nord Note Nudel Null
  Nummer Nuss Oase Ober Obst Ocker Ofen Ohr Olive Oma Onkel Opa Opal Oper Orange Ordner Orgel Ost
  Otter Oval Ozean Paar Paket Palast Palme Panda Papa Papaya Papier Pappel Park Pass Paste Pate
  Pause Pedal Perle Pfad Pfanne Pfau Pfeil Pferd Pfiff Pfote Pilger Pilot Pilz Pinsel Pirat Pirol
  Pizza Plan Planet Platte Platz Podest Pokal Pol Pommes Pony Porree Portal Post Prinz Probe Profil
  Puder Pult Puma Pumpe Punkt Puppe Purpur Puzzle Quader Qualle Quark Quarz Quelle Quitte Quiz Rabe
  Rad Radio Rahm Rahmen Rakete Rampe Rand Ranke Ranzen Raps Rasen Rast Rat Rätsel Raum Raupe Raute
  Rebe Rechen Regal Regel Regen Reh Reich Reif Reifen Reihe Reiher Reim Reis Reise Reiter Rennen
  Rezept Riegel Riese Rille Rind Rinde Ring Ritter Robbe Robe Rock Roggen Rohr Rolle Roller Roman
  Rosa Rose Rosine Rot Rubin Ruder Ruf Ruhe Rund Saal Saft Sage Sahne Saite Salat Salbei Salto Salz
  Samen Samt Sand Sanft Saphir Sattel Satz Sauber Säule Sauna Schach Schaf Schal Schale Schatz
  Schaum Schein Schere Schiff Schild Schilf Schirm Schnee Schnur Schön Schuh Schule Schwan Sechs See
  Segel Seide Seife Seil Seite Semmel Senf Sessel Sieb Sieben Siegel Signal Silbe Silber Sirup Sitz
  Ski Socke Sofa Sohle Sohn Solo Sommer Sonne Spatz Specht Speise Spiel Spinat Spinne Spitze Sport
  Sprung Spule Spur Stab Stadt Stall Stamm Star Start Staub Stein Stelze Steppe Stern Stier Stift
  Stil Stille Stimme Stirn Stock Stoff Storch Strahl Strand Straße Strauß Strom Stück Stufe Stuhl
  Stunde Sturm Süd Suppe Süß Tafel Tag Takt Tal Tandem Tango Tanne Tante Tanz Tapete Tapir Tasche
  Tasse Taste Tau Taube Taxi Tee Teer Teich Teig Teil Teller Tempel Tenne Tennis Text Thema Thron
  Tiefe Tier Tiger Tinte Tisch Titel Toast Tomate Ton Tonne Topf Tor Torte Traube Traum Treppe
  Tresen Trio Tritt Truhe Tuch Tukan Tulpe Tunnel Tür Turm Tusche Tüte Ufer Uhr Uhu Ulme Umhang
  Umweg Unke Urlaub Vase Vater Vetter Video Vier Vogel Volk Voll Vulkan Waage Wabe Wache Wachs Wagen
  Wal Wald Walzer Wand Wange Wappen Warm Wasser Watte Weber Wecker Weg Weide Weiher Weile Weit
  Weizen Welle Welpe Welt Wesen Wespe West Wetter Wicke Wiege Wiese Wind Winkel Winter Wippe Wirbel
  Wissen Witz Woche Wolf Wolke Wolle Wort Wunder Wunsch Würfel Wurst Wurzel Yacht Zahl Zahn Zange
  Zapfen Zaun Zebra Zehe Zehn Zeile Zeit Zelt Zettel Zeug Ziege Ziegel Ziel Zimmer Zimt Zinn Zirkel
  Zirkus Zone Zoo Zopf Zug Zunge Zwei Zweig Zwölf
`
