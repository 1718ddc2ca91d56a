// Words of fields that are not ours. A question that has one is no question for us, unless it asks for one of
// our services beside it, as a restaurant does that needs a website.

const fields: readonly string[] = [
  // Food and drink.
  `pizza burger taco sushi recipe cook cooking bake baking rice chili cake brunch
  restaurant beer wine cocktail whiskey vegan calorie banana pasta steak steakhouse barbecue bbq grill`,
  // Sports and games.
  `football soccer basketball baseball hockey tennis golf cowboys mavericks nfl nba mlb olympics superbowl
  worldcup marathon chess poker casino lottery gaming gamer xbox playstation ps5 nintendo minecraft fortnite`,
  // Entertainment.
  `movie film netflix spotify song lyrics concert actor actress singer celebrity beyonce anime novel poem poet
  haiku limerick joke riddle horoscope zodiac guitar piano sing dance funny meme logo`,
  // Health.
  `headache pregnant pregnancy antibiotics ibuprofen aspirin vaccine symptom disease diabetes cancer fever flu
  chest depressed depression anxiety therapist surgery diet vitamin allergy prescribed workout`,
  // Law and money of private persons.
  `divorce landlord custody alimony visa citizenship passport immigration inheritance bail felony mortgage loan
  bitcoin crypto cryptocurrency ethereum stocks invest investing dow richest nasdaq 401k pension irs`,
  // Politics, religion, history, science, geography.
  `president election vote democrat republican politics political senator congress governor mayor war religion god
  jesus bible philosophy dinosaur planet galaxy universe moon mars gravity quantum physics chemistry biology
  evolution climate weather forecast rain snow temperature continent ocean mountain river population eiffel alien
  scientifically photosynthesis algebra calculus equation geometry math homework essay thesis invented python javascript`,
  // Private life, animals, vehicles, errands.
  `dating girlfriend boyfriend wife husband marry wedding baby daughter grandma cat dog puppy pet
  horse cheetah fox ants garden lawn sink toilet kitchen furniture shoes haircut makeup car tire motorcycle boat
  flight airline hotel vacation airport walmart dmv drugs cocaine weed gun bomb keylogger
  apartment tattoo notarize bankruptcy dishwasher`,
  // Companies that are asked about, or compared with.
  `ibm accenture deloitte infosys rackspace dell hp lenovo geeksquad bestbuy techguys tesla`,
  // The same in Spanish.
  `receta cocino cocinar arroz cena almuerzo futbol partido mundial pelicula cancion cantante poema chiste cuento
  presidente elecciones clima lluvia divorcio novia novio amor perro gato carro vuelo viaje traduce traducir tarea
  guerra dios loteria dieta restaurante`,
]

export const otherFields: readonly string[] = fields.flatMap((words) => words.split(/\s+/))
