// Words of fields that are not ours. A question with one of them is off topic, unless it also asks for one of our
// services, as a restaurant does that needs a website.
import { wordListOf } from './word-list'

const fields: readonly string[] = [
  // Food and drink.
  `pizza burger hotel hamburger taco sushi recipe cook cooking bake baking rice chili cake brunch restaurant beer wine
  cocktail whiskey vegan calorie banana pasta steak steakhouse barbecue bbq grill meal dish food ingredient chicken
  beef pork lamb ham bacon sausage shrimp lobster seafood tuna salmon egg milk cheese butter cream yogurt bread
  dough flour sugar honey salt pepper sauce soup salad fries potato tomato onion carrot broccoli lettuce vegetable
  fruit apples orange lemon grape coconut beans noodle spaghetti lasagna macaroni burrito curry casserole tofu pie
  brownie donut chocolate dessert snack cereal oatmeal pancake omelette coffee tea juice soda champagne
  liquor alcohol vodka beverage drinks hangover grocery groceries supermarket fridge refrigerator freezer
  microwave oven teaspoon tablespoon ounce gallon nutrition nutritional cuisine diner dining starbucks mcdonalds
  chipotle vegetarian gluten peanut allergic`,
  // Sports and games.
  `football soccer basketball baseball hockey tennis golf cowboys mavericks nfl nba mlb olympic superbowl
  worldcup marathon chess poker casino lottery gaming gamer xbox playstation ps5 nintendo minecraft fortnite
  league championship tournament playoffs quarterback coach athlete athletic rugby volleyball gymnastics
  boxing wrestling swimming skating skiing lakers yankees patriots raiders packers lebron messi ronaldo dice
  trivia sudoku crossword`,
  // Entertainment.
  `movie film netflix spotify song lyrics concert actor actress singer celebrity beyonce anime novel poem poet
  haiku limerick joke riddle horoscope zodiac guitar piano violin sing singing dance dancing funny meme
  music musician playlist album band rap jazz opera orchestra composer drummer soundtrack beatles comedy
  comedian drama documentary cinema hollywood disney cartoon novelist author biography literature fiction
  thriller dragon wizard pirate fairy unicorn superhero alexa siri museum theater`,
  // Health.
  `headache pregnant pregnancy antibiotics ibuprofen aspirin vaccine vaccination symptom disease diabetes cancer
  fever flu chest depressed depression anxiety therapist therapy surgery diet vitamin allergy prescribed workout
  medicine medication pill dose illness infection syndrome disorder diagnosis psychology psychologist obesity
  kidney liver lung stomach heart blood skin muscle knee bone tooth teeth toothache sunburn cough insomnia
  pharmacy prescription nurse injury wound`,
  // Personal law and finance.
  `divorce landlord custody alimony visa citizenship passport immigration inheritance bail felony mortgage loan
  lender bitcoin crypto cryptocurrency ethereum stocks invest investing investment dow richest nasdaq pension
  irs rollover mastercard paypal checkbook overdraft apr atm paycheck savings debit euro
  pesos yen rubles dividend hedge bond retirement rent wells fargo citibank
  barclays`,
  // Politics, religion, history, science, geography.
  `president election vote voter democrat republican politics political politician senator congress governor mayor
  war religion god jesus christ bible quran buddha philosopher dinosaur planet galaxy universe
  moon mars jupiter gravity quantum physics physicist chemistry chemist biology biologist geology
  astronomy evolution climate weather forecast rain snow storm temperature fahrenheit celsius continent ocean
  mountain river population eiffel alien scientifically photosynthesis algebra calculus equation geometry math
  mathematics trigonometry homework essay thesis invented python javascript brexit obama clinton kennedy
  napoleon einstein shakespeare hitler democracy communism socialism parliament king queen emperor pyramid
  capital france paris london england britain germany italy rome spain madrid russia
  china beijing japan tokyo korea india africa australia brazil canada mexico europe asia antarctica inches
  centimeters kilometers kilograms pounds grams liters mpg`,
  // Private life, animals, vehicles, travel, errands.
  `dating girlfriend boyfriend wife husband marry married marriage wedding baby babies daughter grandma
  grandmother grandfather grandpa aunt uncle niece cousin sister brother birthday anniversary bride dog puppy cat
  kitten pet hamster rabbit horse cheetah elephant lion tiger shark whale bear bird fish fox ants spider insect
  parrot animal zoo farm swallow garden gardening lawn grass tree rose sink toilet bathroom shower
  kitchen furniture sofa carpet laundry clothes shirt dress jacket coat parka vest pillow comforter duvet jeans shoes haircut hair makeup perfume jewelry
  vacuuming dishwasher stain car tire motorcycle bicycle boat truck jeep suv bmw mercedes toyota oil gas
  gasoline windshield mileage mechanic uber lyft taxi bus subway flight airline
  airplane plane airport jetblue luggage baggage hostel vacation trip itinerary sightseeing tourist cruise
  beach resort hiking camping walmart costco mall dmv drugs cocaine weed marijuana heroin gun bomb
  keylogger apartment plumber plumbing roofer carpenter locksmith nanny babysitter exterminator tattoo notarize bankruptcy astrology hobby hobbies`,
  // Requests to a phone assistant.
  `reminder timer timezone whisper calculator calculate flip coin spell synonym definition thesaurus`,
  // Companies that visitors ask about, or compare us with.
  `ibm accenture deloitte infosys rackspace dell hp lenovo geeksquad bestbuy techguys tesla nike`,
  // The same in Spanish.
  `receta cocino cocinar arroz cena almuerzo comida futbol partido mundial pelicula cancion cantante musica poema
  chiste cuento presidente elecciones clima lluvia divorcio novia novio amor perro gato carro coche vuelo viaje
  traduce traducir tarea guerra dios loteria dieta restaurante medicina pastilla dolor cabeza`,
]

export const otherFields: readonly string[] = fields.flatMap(wordListOf)
