// Recognizes questions in languages that the chat cannot read, so that nobody is told that they are off-topic.
import { wordListOf } from '../lexicon/word-list'
import { flatten } from './deobfuscate'

/** Frequent words, without accents, that are neither English nor Spanish. */
const MARKS = new Set(
  wordListOf(`wir ich ist sind haben habe wurde wurden nicht unser unsere unserer unseren ihr ihre bitte hilfe hallo guten
    danke konnen ein eine kein keine wie wann gibt auf gehackt
    machen sie auch und brauchen schnell kostet webseite webseiten netzwerk deutsch
    nous vous notre votre vos sont avons avez je suis bonjour bonsoir merci quel quelle quels quelles pouvez proposez
    sommes horaires dans avec pourquoi ete aidez serveur ordinateur panne
    faites cherche cherchons besoin prestataire informatique entreprise reparez combien
    nao voces voce fomos nosso nossa nossos nossas temos obrigado obrigada qual quais ajuda precisamos precisa
    quanto custa uma fazem fazer fala portugues
    sao
    siamo abbiamo nostro nostra nostri buongiorno grazie quali vostro vostri aiuto stati funziona aiutateci
    wij zijn hebben onze niet kunt goedendag bedankt
    toi xin giup khong cua duoc`),
)
/** Greetings that are also names, of a firm or a person: alone, or with the words above, they are a language. */
const GREETINGS = new Set(
  wordListOf(
    'salut ola namaste konnichiwa merhaba privet shalom salaam salam hej hei szia ciao chao',
  ),
)
/** What follows such a greeting: "how are you", "my friend". */
const AFTER_GREETINGS = new Set(
  wordListOf(`mon ami amis comment ca va tudo bem amici amigo bella come stai hogy vagy kak dela alaikum aleikum
    aleichem hur mar du yardim lazim ji kaise ho`),
)
const ENGLISH =
  /^(?:the|is|are|am|was|were|you|your|what|who|how|when|where|why|do|does|did|we|our|my|me|and|of|to|for|with|can|could|have|has|need|it|this|that)$/

const NOT_LATIN = /\P{Script=Latin}/u

/** Whether most of the text is in another script than ours, or its frequent words are those of another language. */
export function isOtherLanguage(text: string): boolean {
  const said = flatten(text).match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  // A text whose letters all look like ours is disguised English.
  if (said.some((word) => NOT_LATIN.test(word)) && isMostlyForeign(text)) return true
  if (said.some((word) => ENGLISH.test(word))) return false
  const [first = '', ...rest] = said
  const isWord = (word: string) => MARKS.has(word) || GREETINGS.has(word)
  if (isWord(first) && rest.every((word) => isWord(word) || AFTER_GREETINGS.has(word))) return true
  const marks = said.filter((word) => MARKS.has(word)).length
  return marks >= (said.length <= 3 ? 1 : 2) && marks / said.length >= 0.25
}

function isMostlyForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => NOT_LATIN.test(letter)).length > letters.length / 2
}
