// The most common English words.
import common from './common-words.json' with { type: 'json' }
import { wordListOf } from './word-list'

/** The list has no words this short. */
const SHORT = 'add bad big due fit fix fun hot ill mad odd old put red run sad set shy use'

export const everydayWords: ReadonlySet<string> = new Set(wordListOf(`${common.words} ${SHORT}`))

/** Rarer ones that are one slip away from a word of ours, and no typos: "rats" are no rates, and a charger no charge. */
export const nearMisses =
  wordListOf(`attic attics backpack backpacks beginner beginners blackberry blackberries charger
  chargers choir choirs cord cords courier couriers deli delis fixtures flaky furnished holly insulation janitor
  janitors jogging linen linens loft lofts marina marinas marker markers massage massages mattress mattresses mentoring
  mice mosquito mosquitoes movers pager pagers pavement paving pest pests plank planks portable projector projectors
  quilt quilts quota quotas raccoon raccoons rats registrar registrars registry roach roaches roommate roommates rooster
  roosters saddle saddles saloon saloons shelf shelves siren sirens spas spice spices stairs sturdy tanning teller
  tellers throat throats throughput tile tiles toaster toasters token tokens tractor tractors trailer trailers trustee
  trustees usher ushers vista waiter waiters waitress waitresses watts wrecked`)
