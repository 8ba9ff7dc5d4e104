/** 1,024 short and harmless words of English for cards; a change of them is another version (pupils.md#cards). */
export const enWords = `
  acorn actor adult agenda album alley almond alpine amber anchor angle ankle answer antler apple
  apron arch arena arrow artist atlas attic aunt author autumn avenue avocado axle bacon badge
  badger bagel baker balcony ball ballad balloon bamboo banana band banjo banner barley barn baron
  barrel basil basin basket bath batter beach bead beam bean bear beard beaver bed bee beetle bell
  belt bench berry bicycle bike bird biscuit bison blanket blossom blouse blue board boat bonnet
  book boot border bottle boulder bow bowl box boy branch brass bread breeze brick bridge bright
  brook broom brother brown brush bubble bucket buckle budget buffalo bugle bulb bundle bunny bus
  bush butter button cabbage cabin cable cactus cafe cage cake calf camel camera camp canal candle
  candy canoe canvas canyon cape captain car caramel caravan card cargo carpet carrot cart cartoon
  castle cat cave cedar celery cell cello cement center cereal chain chair chalk channel chapel
  chapter charm chart cheek cheese cherry chess chest chick child chimney chin chorus cider cinema
  circle circus citrus city clam class clay clever cliff climb clock cloth cloud clover clown club
  coach coast coat cobweb cocoa coconut coffee coin collar colony color comb comet comic compass
  concert cone cookie copper coral cork corn corner costume cottage cotton couch country cousin
  cover cow cowboy crab cradle crane crater crayon cream creek cricket crisp crocus crop crown
  cruise crumb crust crystal cube cuckoo cup curl current curry curtain curve cushion custard cycle
  cymbal dairy daisy dancer dawn day deck deer delta denim desert desk dessert dial diamond diary
  dice dinner disco dish diver doctor dolphin domino donkey door dot dough dove dragon drawer
  drawing dress drift drill drink driver drum duck dune dusk dust duvet eagle ear early earth easel
  east echo eclipse editor eel egg eight elbow elf elm ember emerald emu engine equal errand evening
  event exit eye fable fabric face falcon family fan fancy farm farmer feast feather fence fern
  ferry fiddle field fig film finch finger fire firefly fish flag flake flame flavor fleet flight
  flint float flock floor flour flower flute foal foam fog folder forest fork fort fossil fox frame
  freckle friend frog front frost fruit fudge galaxy gallery game garage garden garlic garnet gate
  gazelle gecko gem gentle geyser giant gift ginger giraffe glacier glad glass globe glove glue goal
  goat gold golf goose gorilla gown grain grape grass gravel gravy great green grid grocer group
  grove guest guide guitar gull gym habit hair half hall hammock hamster hand handle harbor hare
  harp harvest hat hawk hazel head heart heat hedge helmet helper hen herb hero heron hiker hill
  hinge hippo hobby hockey holiday hollow holly home honey hood hoop horizon horn horse hotel hour
  house human hut icicle idea igloo iguana inch index ink insect invent iris iron island ivory ivy
  jacket jaguar jam jar jasmine jazz jeans jelly jersey jet jewel jigsaw job jockey joke journal
  journey judge juggler juice jumper jungle juniper kayak kennel kernel kettle key king kingdom
  kiosk kitchen kite kitten kiwi knee knight knit knot koala label lace ladder ladybug lagoon lake
  lamb lamp lantern large lark laser laundry lava lawn leaf leather lecture leek legend lemon lens
  leopard lesson letter lettuce level library lilac lily lime line linen lion lizard llama lobster
  locker loft log lotus lucky lunch lynx lyric machine magic magnet magpie mail mallet mammoth mango
  mantle map maple marble march margin market marmot marsh mask mast match maze meadow meal medal
  melody melon member menu mermaid meteor meter midday middle milk mill mineral mint minute mirror
  mist mitten model mole moment monkey month moon moose morning mosaic moss motor mouse mouth movie
  mud muffin mug mule museum music mustard napkin narrow nature navy nectar needle nest nettle new
  newt nickel night noodle noon north nose note novel number nurse nut nutmeg oak oasis oat oboe
  ocean octopus office olive omelet onion opal opera orange orbit orchard orchid organ ostrich otter
  oval oven owl oyster pad paddle page paint palace palm pancake panda panel pansy papaya paper
  parade parcel park parrot party pasta paste pastry path patio paw pea peach peak peanut pear pearl
  pebble pedal pen pencil pepper perch person petal phone photo piano picnic pie pier pigeon pillow
  pilot pine pink pipe pirate pizza plain plan planet plant plate player plaza plum plume pocket
  poem poet point polite polka pollen pond pony pool poppy porch port poster pot potato potter
  powder prince print prism prize puddle puffin pulley puma pump pupil puppet puppy purple purse
  puzzle quail quartz quick quiet quill quilt quince quiz rabbit race radio radish raft rail rain
  raisin rake ranch ranger raven recipe record reef rhino rhyme ribbon rice riddle rider ring river
  road robe robin robot rocket roof room root rope rose round route royal ruby rug ruler runner
  saddle sage sail sailor salad salmon salt sand sandal satin sauce sauna scarf school score scout
  sea seal season seat secret seed shadow shape sheep shelf shell shield shine ship shirt shoe shop
  shore shovel shower shrub shy siren sister skate sketch ski skirt sky sled sleeve slide slope
  smile smooth snail snow soap soccer sock sofa soil song sonnet soup south space spark spice spider
  spiral sponge spoon spring sprout square squid stable stage stair stamp star statue steam stem
  step stew stone stool stork storm story stove strap straw stream street string stripe studio sugar
  suit summer sun sunny sunset surf swan swing syrup table tailor tale talent tango tape tapir tea
  team teapot tennis tent thread throne thumb ticket tide tiger tile timber time tin toad toast
  today toffee tomato tooth topaz torch toucan towel tower town toy track trail train travel tray
  treat tree trick trio trophy trout truck trunk tuba tulip tuna tunnel turnip turtle tutor twig
  twin uncle valley vase velvet verse vest vine viola violet violin voice voyage waffle wagon waiter
  walnut walrus waltz warm water wave wax weaver week west whale wheat wheel white willow wind
  window wing winter wolf wombat wonder wood wool word world wreath wren wrist writer yacht yard
  yarn year yellow yogurt young zebra zero zigzag zipper zone
`
