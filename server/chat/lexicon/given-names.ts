// Given names that are everyday words as well, or look like an adjective or a verb: "Mark", "Grace", "Fred".
import { wordListOf } from './word-list'

export const givenNames: ReadonlySet<string> = new Set(
  wordListOf(`aaron adam ahmed alan albert alex alexander alfred alice andrew angel angela anna anthony antonio april
  arthur austin autumn bailey barbara benjamin bill billy blake bobby brad bradley brian bruce bryan
  cameron carl carlos carter casey catherine chad charles charlie charlotte chase chris christian
  christopher chuck clark cole cooper craig crystal dale daniel dave david dawn dean dennis diana dick
  diego donald douglas drew duncan earl edward elizabeth eric faith fleming ford francis frank franklin
  fred gabriel gary gene george gordon grace graham grant greg gregory hamed harold harry harvey hassan
  helen henry hope howard hugh hugo hunter irving ivan jack jacob james jamie jane jared jason javed jean
  jed jeff jeffrey jennifer jeremy jerry jesse jesus jing joan john johnny jonathan jordan jorge jose
  joseph josh juan julia june justin karen karl kate keith kelly kenneth kevin larry laura lawrence leonard
  lewis lincoln linda lisa lloyd louis lucas luis luke madison marcus margaret maria marie mark marshall
  martha martin mary mason matt matthew michael michelle miguel mike miles ming mitchell mohamed mohammed
  monica morgan muhammad murray nancy naveed ned neil nelson nicholas nick nicole norman oliver omar oscar
  owen parker patrick paul pearl pedro perry peter phil philip ralph randy raymond reed richard rick robert
  robin roger ronald rose ross russell ruth ryan saeed samuel sandy sarah scott sean sharon simon spencer
  stanley stephen sterling steve steven stewart stuart summer susan sydney taylor ted terry thomas timothy
  todd tony troy victoria vincent virginia waleed wallace walter warren wayne wilfred william winifred ying`),
)
