const names = (all: string) => all.split(' ')

/** Given names that are heard as one voice, by language; names that both have, such as Dominique or Kim, are left out. */
export const givenNames: Record<string, { high: string[]; low: string[] }> = {
  es: {
    high: names(
      'Lucía Carmen Nora Abril Berta Amparo Olga Inés Mercedes Nieves Aurora Violeta Ana María Marta Laura Elena Sofía Paula Julia Alba Clara Sara Carla Irene Rosa Pilar Isabel Teresa Raquel Silvia Beatriz Cristina Natalia Eva Lola Emilia Valeria Daniela Noa Vega Candela Martina Gloria Dolores Concha Consuelo Remedios Rocío Marina Alicia Adela Luisa Manuela Noelia Patricia Mónica Susana Yolanda Ángela Blanca Esther Victoria Ainhoa Lidia Leonor Jimena Ramona Matilde Josefa Petra Elvira Celia Valentina Catalina Gabriela Renata Ximena Camila Triana Maite Begoña Herminia Fermina Marisol Nerea',
    ),
    low: names(
      'Ernesto Paco Julián Fermín Tomás Gregorio Anselmo Rodrigo Baltasar Evaristo Gaspar Leandro Juan José Luis Carlos Javier Antonio Manuel Miguel Pedro Pablo Diego Hugo Mateo Leo Daniel Martín Lucas Álvaro Adrián Mario Iván Marcos Óscar Rubén Jorge Raúl Sergio Alberto Andrés Fernando Francisco Ramón Rafael Vicente Ignacio Nacho Enrique Jaime Joaquín Samuel Nicolás Bruno Marco Gonzalo Alfonso Eduardo Emilio Agustín Benito Bernardo Teo Simón Víctor Héctor Ismael Jacinto Félix Damián Esteban Felipe Guillermo Lorenzo Ricardo Roberto Salvador Santiago Sebastián Eusebio Saturnino Cosme Basilio Hilario Iker Gael Omar Dani Nico Quique Toni Darío Saúl Fulgencio Pau',
    ),
  },
  fr: {
    high: names(
      'Rose Inès Nadia Zoé Solène Mireille Hélène Capucine Bérengère Armelle Philomène Edmée Marie Anne Sophie Julie Claire Emma Léa Chloé Manon Jade Louise Alice Lina Mila Juliette Charlotte Lucie Camille-Rose Sarah Nina Eva Jeanne Élise Agathe Margot Mathilde Pauline Céline Nathalie Isabelle Catherine Monique Jacqueline Odile Simone Colette Yvette Suzanne Brigitte Sylvie Valérie Sandrine Aurélie Émilie Élodie Laure Sabine Agnès Béatrice Florence Amina Fatou Leïla Salomé Romane Lola Iris Ambre Clémence Garance Madeleine Marguerite Lucette Paulette Gisèle Josette Germaine Yasmine Samira Aïcha Fanny Noémie Coralie Amélie Justine Sidonie Ninon Clotilde Huguette Hermine Apolline Solange Judith Anouk Lila Lison Louison',
    ),
    low: names(
      'Bruno Marcel Clément Gérard Yann Karim Lucien Maël Firmin Ludovic Aurélien Anatole Jean Pierre Paul Jacques Michel Louis Hugo Lucas Léo Gabriel Raphaël Arthur Jules Adam Nathan Tom Théo Noah Ethan Nolan Mathis Antoine Nicolas Thomas Julien Alexandre Maxime Romain Vincent Olivier Philippe Alain Bernard Daniel Serge Roger René Robert André Georges Henri Albert Émile Eugène Gaston Octave Achille Félix Victor Simon Martin Basile Marius Malo Enzo Yanis Mehdi Samir Rachid Omar Ousmane Amadou Malik Guillaume Sébastien Fabrice Thierry Didier Patrick Pascal Christophe Laurent Franck Xavier Benoît Édouard Étienne Grégoire Baptiste Augustin Ernest Fernand Léon Oscar Samuel Gilles Hervé Norbert Raymond Sacha-Louis Quentin Bastien Tristan Anselme Raoul Barnabé Valentin Sami Gaspard Edgar Auguste Armand',
    ),
  },
  de: {
    high: names(
      'Mia Greta Nele Anna Lena Lea Emma Hannah Hanna Lina Clara Klara Ida Frieda Ella Marie Sophie Laura Julia Sarah Lisa Katrin Sabine Petra Monika Renate Ursula Helga Ingrid Gisela Erika Karin Susanne Claudia Heike Birgit Martina Christine Elke Ute Anja Silke Maren Wiebke Antje Britta Charlotte Luise Johanna Paula Mathilda Leni Pia Romy Jule Merle Finja Svenja Nadine Melanie Steffi Theresa Eva Elif Aylin Leyla Zeynep Fatma Olga Irina Magda Hedwig Gerda Else Elsa Lotte Liesel Hilde Rosa Tilda Marlene Amelie Carla Nora Paulina Annika Katharina Franziska Vera Dora Elisabeth Brigitte Roswitha Lene Sina Amira',
    ),
    low: names(
      'Jonas Tobias Felix Fiete Moritz Konstantin Paul Max Leon Luis Ben Finn Elias Noah Emil Anton Jakob Theo Oskar Karl Carl Fritz Hans Peter Klaus Jürgen Wolfgang Dieter Manfred Uwe Horst Günter Werner Gerhard Heinz Rolf Bernd Ralf Frank Stefan Thomas Michael Andreas Martin Matthias Christian Markus Sven Torsten Jens Lars Nils Tim Tom Jan Jannis Lukas Niklas Simon David Daniel Alexander Sebastian Philipp Florian Fabian Dennis Kevin Mehmet Ahmet Emre Cem Kemal Yusuf Ali Hassan Omar Igor Sergej Ludwig Otto Hugo August Gustav Heinrich Friedrich Wilhelm Ernst Erwin Albert Hubert Johann Georg Ole Henry Henri Levi Mats Samuel Linus Till Malte Hannes Bruno Arne Piet Hinnerk Eberhard Volker Kurt Benno Milan Malik',
    ),
  },
  en: {
    high: names(
      'Grace Martha Bella Doris Nadia Fiona Mavis Tessa Cordelia Rosalind Henrietta Imogen Amy Anna Emma Emily Lily Lucy Ruby Sophie Chloe Ella Mia Olivia Isla Ava Poppy Daisy Rosie Holly Megan Molly Katie Kate Jane Sarah Laura Helen Susan Linda Karen Julie Alison Claire Rachel Rebecca Hannah Zoe Zara Aisha Amina Priya Meera Maya Leila Joan Jean Margaret Dorothy Edith Ethel Agnes Hilda Winifred Beryl Gladys Elsie Ivy Nora Rose Alice Violet Iris Hazel Olive Florence Harriet Charlotte Georgia Phoebe Freya Matilda Eleanor Beatrice Penelope Philippa Victoria Elizabeth Mary Ann Bridget Maureen Sheila Brenda Pauline Sandra Tina Donna Gemma Jade Keira Nina Orla Siobhan Maeve Abigail Esther Judith Miriam Ruth Sylvia Millie Evie Ellie Maisie Josie Hattie Nell Peggy Esme Anya Mei Gloria Pam',
    ),
    low: names(
      'Owen Kit Walter Leonard Magnus Cyril Ivor Alistair Desmond Leopold Barnaby Tom Ben Jack Harry Oliver George Noah Leo Max Sam Dan Joe Josh Luke Adam Ryan Liam Callum Connor Dylan Ethan Jake James John David Peter Paul Mark Simon Andrew Richard Robert Michael Kevin Brian Alan Keith Colin Derek Trevor Nigel Graham Gordon Stuart Neil Ian Gareth Rhys Hamish Angus Duncan Fergus Ravi Arjun Imran Omar Ali Hassan Kofi Kwame Tariq Frank Fred Albert Alfred Arthur Stanley Harold Herbert Ernest Bernard Victor Percy Reginald Cecil Edmund Edgar Felix Hugo Jasper Rufus Theo Toby Oscar Archie Alfie Charlie-Boy Freddie Henry Edward William Will Bill Bob Jim Ted Ned Gus Ralph Roy Ray Ron Stan Sid Vernon Wilfred Winston Marcus Nathan Patrick Sean Declan Finn Rory Jonah Miles Idris Arlo Duke Clive Douglas Malcolm',
    ),
  },
}
