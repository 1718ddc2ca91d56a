// English words that say how a question is phrased, not what it is about.
import { wordListOf } from './word-list'

export const stopWords = new Set(
  wordListOf(`considered involve involves involved half whole entire terrible awful horrible constantly totally completely simple easy
  hard difficult honest honestly literally super pretty nice cool fancy decent proper little several
  various certain particular forever ages finally suddenly lately recently nowadays bunch couple few
  plenty describe explain understand knowing hear heard thought feel seem seems happen happens
  happening happened trying wish hope expect prefer annoying annoyed tired guess suppose curious
  interested interest short version per month months monthly yall best gonna wanna kinda kind stuff
  else anyway anyways bit dont doesnt wont cant im ive youre theyre wheres hows everyone around am
  pm a about actually time times day days tomorrow yesterday next sure after basically exactly
  simply guys folks mate kk ur u r pls plz thx wat wich hold host offering offerings assist assistance guy
  lot lots again all also always an and any anybody anyone anything are as at back be because been
  before being both but by can cannot could currently did do does doing done each either even ever
  every for from further gave get gets getting give given go goes going good got great had has have
  having he hello help hence her here hey hi him his hoping how however i if in info information
  into is it its just know let like liked looking make makes many may maybe me mean might mine more
  most much must my myself name near need needed needs new no not now of off offer ok okay on once
  one only onto or other our ours out over own perhaps please possible provide provided provides
  quite rather really regarding right said say see she should since so some somebody someone
  something sort still such take taking tell than thank thanks that the their them then there these
  they thing things think this those though through thus to today too toward try two under until up
  upon us use using usually very want wanted wants was way we well were what whatever whats which
  while whom whose why will with within without wonder wondering would yeah yes yet you your yours`),
)
