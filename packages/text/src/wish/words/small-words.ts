import type { Language } from '../../language.ts'

/** Words behind an hour that are nothing which a number counts: `at five instead`, and not `at five places`. */
export const small_words: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordsOf(
    'like i we you they he she it is are was were will would can could may might should and or but if as so then though because since when while instead any each every on in at for with from by to until till please sharp okay ok fine works suits only not the this that today tonight tomorrow again already too also ish onwards rather or latest perhaps maybe your my our their his her most some he because again before after there here what which who how daily',
  ),
  de: wordsOf(
    'zeit luft ich wir du ihr sie er es man ist sind bin war ware waren hab habe haben hatte hatten muss musste kann konnte konnten passt geht ginge wird werde schaff schaffe da dann noch wieder schon nur erst oder und aber wenn weil falls sofern statt bei beim am im in an auf ab bis nach vor mit zu zur zum ins los nicht auch gern gerne mal kommt komme kommen fang fange anfangen heute morgen abends nachmittags mittags morgens fruh recht okay ok uber etwa so holst treffen essen der die das den dem ein eine einen einem kein keine dran raus rein zuruck herum rum her hin heim weg dicht fertig weiter offnen offnet schliesst macht mach mache hol hole sperr sperre kommt fahrt fahre tauche startet beginnt endet rollt a abgeschlossen abgelost abgeholt um gegen unseren meinen meine mein unser ihren sein eure a',
  ),
  fr: wordsOf(
    'je tu il elle on nous vous ils ce c ca est sont etait serait sera et ou mais si car donc puis ensuite en dans au chez pour avec pas plus plutot par sinon me te ne y demain jeudi les la le je ma mon mes ca tout ici la et alors',
  ),
  es: wordsOf(
    'yo tu el ella es son seria sera esta estoy estan estare y o u e pero si que porque pues ya en con por para al no ni me te le nos les se tengo puedo podemos voy vamos salgo entro llego cuando como tambien mejor bien hoy manana mismo misma tuyas suyas nuestras mias hora a menos salvo excepto siempre el la los un una mi su hay de cuando nos',
  ),
  it: wordsOf(
    'son io tu lui lei noi voi e o ma se che sono sei sarebbe sara ho hai ha abbiamo non ci vi mi ti si ne lo la in con per da a al alla nel poi quindi pero oppure anche gia ancora magari domani oggi c ora tanto va sto esco arrivo parto ceniamo il lo la i gli le un una mio mia tuo l hanno devo posso dai dal sotto davanti da nemmeno neanche purche perche quando',
  ),
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
