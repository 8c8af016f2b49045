import type { Language } from '../../language.ts'
import { matchAnyOf, type PhraseMatcher } from './phrase-matcher.ts'

/**
 * Whether a folded sentence says that a meeting is to move, and asks nothing: `Let's move it to Friday`, `I need to push our
 * call until Monday`, `Merci de déplacer mon rendez-vous à vendredi`, `Machen wir lieber Freitag`.
 */
export function tellsToMove(folded: string, language: Language): boolean {
  return told[language].test(folded.replace(awaits_reader, ''))
}

/** `Nous vous attendons lundi` says when the reader is to come; `attendons lundi` puts off. */
const awaits_reader = /(?:vous|t['’ ]) ?attendons/g

const meeting =
  '(meeting|call|appointment|chat|catch up|session|lunch|coffee|dinner|interview|visit|lesson|slot|sync|one to one|1 1)'
const it = `(it|this|that|things|us|(our|the|my|your) ~3 ${meeting}|(today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday) s ~2 ${meeting})`

const told: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchAnyOf(
    '(put|putting|delay|delaying|postpone|postponing|defer|deferring|push back|pushing back) ~1 (the|our|my|this|that|friday s|monday s|tuesday s|wednesday s|thursday s|today s|tomorrow s) ~3 (until|till|to) ',
    '(let s|lets|let us) ~1 (try again|rebook|reconvene|rearrange|do it|do this|do that|redo) ~2 (next|on|in|tomorrow|another|monday|tuesday|wednesday|thursday|friday)|can (your|our|the) ~3 wait (until|till)',
    `(let s|lets|let us) ~1 (move|push|shift|postpone|delay|bump|swap|put|leave) ${it} ~1 (off|back)? ~2 (to|until|till|for)`,
    '(let s|lets|let us) ~1 (postpone|reschedule|rearrange) ~2 (to|until|till|for)',
    '(let s|lets|let us) ~1 (do|make it|say|aim for|go for) ~4 instead',
    `(i|we) ~1 (have|need|ll have|ll need|will have|will need) to (move|push|shift|postpone|delay|reschedule|bump) ${it} ~4 (to|until|till|for)`,
    '(i|we) ~1 (have|need|ll have|ll need|will have|will need) to (postpone|reschedule|rearrange) (to|until|till|for)',
    `please ~1 (move|shift|change|reschedule|postpone|push) (my|our|the) ~2 ${meeting} ~3 (to|until|till|for)`,
    '(i|we) (d|would) (prefer|rather) ~5 instead|rain check (to|until|till)',
  ),
  de: matchAnyOf(
    '(holen|hole|holt) (wir|ich) ~9 nach (.|!|?|,)|(das|ihn|es|sie) ~3 nachholen|verschieben wir (ihn|sie|es|das|den|die|unser*) ~2 auf|(lieber|besser) (erst|schon) (am|in|um|nachsten|nachste)',
    '(lass|lasst|lassen sie) uns ~8 (verschieben|verlegen|schieben|legen|umlegen)',
    '(machen|nehmen|sagen) wir (doch )?(lieber|besser|stattdessen|statt dessen)',
    '(lass|lasst|lassen sie) uns ~1 (lieber|besser|stattdessen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag) ~3 machen',
    'bitte (verlegen|verschieben|legen) sie ~2 (meinen|unseren|den) ~2 termin',
    '(ich|wir) (muss|musste|mussen|mussten) ~5 (auf|bis) ~4 (verschieben|verlegen|umlegen)',
  ),
  fr: matchAnyOf(
    '(remettons|on remet|remettre) (ca|cela|notre|la|le) ~4 (a|au|quand)|(differer|reporter|repousser|decaler) (notre|la|le|l) ~4 (a|au|jusqu)|attendons (le|lundi|mardi|mercredi|jeudi|vendredi)',
    '(decalons|reportons|repoussons|deplacons) ~6 (a|au|jusqu)',
    '(merci|priere) de (bien vouloir )?(deplacer|decaler|reporter|repousser) (mon|notre|le) ~2 (rendez vous|rdv|entretien|cours|seance) ~4 (a|au)',
    '(je dois|je vais devoir|nous devons|on doit|j aimerais|je souhaite|je souhaiterais|je voudrais|il faut que (je|nous|l on)) (deplacer|deplace|decaler|decale|reporter|reporte|repousser|repousse) ~4 (a|au)',
    'si (on|nous|l on) ~1 (pouvait|pourrait|pouvions|pourrions|peut) ~1 (decaler|reporter|deplacer|repousser) ~6 (a|au|jusqu)',
    '(disons|faisons|prenons|mettons) plutot',
  ),
  es: matchAnyOf(
    '(dejemos|dejamos|dejar) (nuestra|nuestro|la|el|lo) ~3 para|(debo|tengo que) (mover|cambiar) ~3 ',
    '(movamosl*|pasemosl*|cambiemosl*|aplacemosl*|pospongamosl*|traslademosl*) ~2 (al|a|para|hasta)',
    '(dejemosl*|dejamosl*) para',
    '(tengo|tenemos|tendria|tendriamos|necesito|necesitamos) (que )?(mover|cambiar|aplazar|pasar|posponer) ~5 (al|a|para|hasta)',
    '(movamos|pasemos|cambiemos|aplacemos|pospongamos) (la|el|nuestra|nuestro) ~2 (reunion|cita|llamada|visita|clase|comida|cena) ~6 (al|a|para|hasta)',
    '(cambie|cambien|cambia|mueva|muevan|pase|pasen) (mi|nuestra|la) ~1 (cita|reunion|clase) ~3 (al|a|para)',
  ),
  it: matchAnyOf(
    '(rinviare|rimandare|posticipare|spostare|anticipare) (il|la|lo|l|nostro|nostra) ~5 (a|al|alla|all)|(slitterei|sposterei|anticiperei|rimanderei|posticiperei) |(anticipassimo|spostassimo|rimandassimo) |aspettiamo (lunedi|martedi|mercoledi|giovedi|venerdi|il)|(quando|come) (lo|la)? ?(recuperiamo|riproviamo|rifacciamo)|cambiare la data ',
    '(spostiamol*|rimandiamol*|rinviamol*|posticipiamol*) ~1 (a|al|alla|all|per)',
    '(rimandiamo|rinviamo|spostiamo|posticipiamo) ~5 (a|al|alla|all|fino)',
    '(devo|dovrei|dobbiamo|dovremmo|vorrei|vorremmo) (spostare|rimandare|rinviare|posticipare) ~6 (a|al|alla|all|per)',
    'se (possiamo|potessimo|potremmo|si puo) ~1 (spostare|rimandare|rinviare|anticipare) ~6 (a|al|alla|all|per)',
    '(spostate|sposti|sposta) (il|la|l) ~1 (appuntamento|incontro|visita|lezione) ~4 (a|al|alla|all)',
  ),
}
