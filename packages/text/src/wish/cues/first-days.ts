import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether somebody is there again from a day on, by the folded words before and behind it: `the practice reopens on …`. */
export function saysFirstDay(before: string, behind: string, language: Language): boolean {
  return !denied.test(before) && first_days[language].test(`${before} firstday ${behind}`)
}

/** Whether a folded sentence speaks of what is before something: `I'd like to see you before I'm back`. */
export function tellsBefore(folded: string): boolean {
  return before.test(folded)
}

const before = matchPhrases(
  'before|beforehand|until then|till then|bevor|vorher|davor|zuvor|bis dahin|avant|d ici la|antes|hasta entonces|prima|fino ad allora|nel frattempo',
)

const denied = matchPhrases('not|t|nicht|noch nicht|pas|no|non')

/** The words around the day, which stands as `firstday`. */
const first_days: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    [
      '(start|starts|begin|begins|open|opens|teach|teaches|see|sees) ~5 again ~3 firstday|(start|starts|begin|begins) ~1 (work|working|seeing|teaching|lessons|classes|again) ~3 again ~2 firstday',
      '(reopen|reopens|reopening|resume|resumes) ~5 firstday|(m|am|s|is|are|re|be) ~1 back ~5 firstday|(on leave|on holiday|away|off) ~1 and ~1 back ~3 firstday',
      '(i|we|she|he) ~2 (return|returns) ~4 firstday|(term|lessons|classes|teaching|surgery|consultations) (starts|start|begins|begin|resumes|resume|restarts|restart) ~1 (again)? ~1 firstday|(i|we) only (start|begin|open) ~2 firstday',
    ].join('|'),
  ),
  de: matchPhrases(
    [
      '(fange|fangen|fangt|beginne|beginnen|beginnt|starte|starten|startet|offne|offnen|offnet|arbeite|arbeiten|unterrichte|unterrichten|behandle|praktiziere) ~7 firstday ~3 wieder|(fange|fangen|fangt|beginne|beginnen|beginnt|starte|starten|startet|offne|offnen|offnet|geoffnet|offen) ~3 wieder ~4 firstday',
      '(bin|sind|ist) ~5 firstday ~4 (wieder|zuruck)|(bin|sind|ist) ~4 (wieder|zuruck) ~4 firstday|(geht|gehts) ~5 firstday ~4 wieder|firstday (bin|sind|ist|fange|fangen|fangt|beginne|beginnen|beginnt|geht|offnen|offnet|arbeite|starte|starten) ~6 (wieder|zuruck)|(geht|gehts) ~4 wieder ~2 firstday',
      '(kehre|kehren|kehrt|komme|kommen|kommt) ~4 firstday ~3 (zuruck|wieder)|(ich|wir) (fange|fangen|beginne|beginnen) ~1 erst ~2 firstday',
    ].join('|'),
  ),
  fr: matchPhrases(
    [
      '(reprends|reprend|reprenons|reprennent|rouvre|rouvrons|rouvrent|recommence|recommencons|recommencent) ~6 firstday',
      '(suis|sommes|est|serai|serons|sera) ~1 de retour ~5 firstday|de retour ~5 firstday|(je|nous|elle|il|on) (reviens|revenons|revient|rentre|rentrons) ~5 firstday',
      '(je|nous) ne (commence|commencons|reviens|ouvre|ouvrons) que ~2 firstday',
    ].join('|'),
  ),
  es: matchPhrases(
    [
      '(retomo|retomamos|retoma|reanudo|reanudamos|reanuda|reabro|reabrimos|reabre|reabren|reincorporo|reincorpora) ~6 firstday',
      '(vuelvo|volvemos|vuelve|vuelven) a (trabajar|abrir|atender|dar|pasar|estar|la consulta|clase|la oficina) ~5 firstday|(vuelvo|volvemos|vuelve|regreso|regresamos|regresa) ~3 firstday',
      '(empiezo|empezamos|empieza|empiezan|abro|abrimos|abre) de nuevo ~4 firstday|(estoy|estamos|esta|estare|estaremos|estara) de (vuelta|regreso) ~4 firstday|no (empiezo|empezamos|abrimos) hasta ~2 firstday',
    ].join('|'),
  ),
  it: matchPhrases(
    [
      '(riprendo|riprendiamo|riprende|riprendono|riapro|riapriamo|riapre|riaprono|ricomincio|ricominciamo|ricomincia|ricominciano) ~6 firstday',
      '(torno|torniamo|torna|rientro|rientriamo|rientra) ~5 firstday|(sono|siamo|e|saro|saremo) di (ritorno|nuovo) ~5 firstday',
      '(inizio|iniziamo|comincio|cominciamo) (di nuovo|solo) ~3 firstday',
    ].join('|'),
  ),
}
