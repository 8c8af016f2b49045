import type { Language } from '../../language.ts'
import { matchAnyOf, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether a folded sentence says that its times are kept for the reader: `We have put you down for Thursday at 2`. */
export function keepsTimes(folded: string, language: Language): boolean {
  return keeps[language].test(folded)
}

/** Whether a folded sentence waits for a yes, or for a choice: `Please confirm by Friday`, `Vous me confirmez ?` */
export function waitsForYes(folded: string, language: Language): boolean {
  return waits[language].test(folded)
}

const keeps: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchAnyOf(
    '(put|pencilled|penciled|slotted|booked|reserved|scheduled|held|noted|marked|down) you ~2 (in|down|for|on|at|twice)',
    '(pencilled|penciled|booked|reserved|held|blocked|set aside|saved) ~4 (for you|in your name)',
    'you (have|ve) been (provisionally )?(given|assigned|allocated|allotted|put down|booked in|scheduled|pencilled)',
    '(fit|squeeze|slot) you in|(we|i) (can|could) (offer|give) you (a|the|one|an) ~3 (slot|place|appointment|space|spot|time|date)',
    '(slot|place|appointment|space|spot|cancellation) (has |have )?(come up|opened up|become available|become free|freed up)|(had|have) a cancellation',
  ),
  de: matchAnyOf(
    '(habe|haben|hab) ~12 (eingetragen|vorgemerkt|reserviert|eingeplant|vorgesehen|notiert|freigehalten|geblockt|reingeschoben)',
    '(ist|sind) ~9 (fur (sie|dich|euch)) ~4 (vorgesehen|reserviert|vorgemerkt|eingeplant|freigehalten)',
    '(konnen|konnten|kann|konnte) (wir |ich )?(ihnen|dir|euch|sie|dich) ~12 (anbieten|geben|einschieben|reinschieben|dazwischenschieben|drannehmen)',
    '(termin|platz|slot|stunde) ~4 (frei|freigeworden|geworden)|(wurde|ist) (ihnen|dir|euch) ~8 (zugeteilt|zugewiesen)|einen (platz|termin) ~2 (geben|anbieten|frei)',
  ),
  fr: matchAnyOf(
    '(je|nous|on) (vous|t|te) ~1 (ai|avons|a) ~1 (reserve|inscrit|inscrite|note|notee|bloque|prevu|garde|mis|mise|cale|place)',
    '(place|creneau|rendez vous|seance) (s est|vient de se|se sont) (libere|liberee|liberer|liberes)|(vous|t|te) (a|est) ete (attribue|attribuee|fixe|fixee|reserve|reservee)|(vous|t|te) est (attribue|attribuee|reserve|reservee)',
    '(je|nous|on) (peux|pouvons|peut|pourrais|pourrions) (vous|te|t) (recevoir|prendre|caser|proposer (un|une|le|la))',
  ),
  es: matchAnyOf(
    '(le|te|les|os|se le) (fue|ha sido|hemos|he|ha) (asignad*|reservad*|apuntad*|guardad*|agendad*|puesto|anotad*|dado cita)',
    '(se ha|se nos ha|se) (liberado|libero|quedado libre|quedo libre)|(hueco|cita|turno|plaza) ~2 (libre|liberad*)',
    '(puedo|podemos|podria|podriamos) (ofrecerle|ofrecerte|darle|darte|meterte|meterle|atenderle|atenderte|recibirle|recibirte)',
  ),
  it: matchAnyOf(
    '(le|ti|vi|la) (ho|abbiamo) ~1 (riservat*|prenotat*|segnat*|mess*|tenut*|fissat*|inserit*|bloccat*)',
    '(si e|mi si e|ci si e) (liberat*|libera)|(le|ti) (e stat*|viene) (assegnat*|riservat*|fissat*)',
    '(possiamo|posso|potremmo|potrei|riesco a|riusciamo a) ~1 (farle|farti|darle|darti|inserirla|inserirti|incastrarla|incastrarti|offrirle|offrirti|riceverla|riceverti|vederla|vederti)',
  ),
}

const waits: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchAnyOf(
    '(please|kindly|to keep ~2 (appointment|slot|place|time) ,|could you|can you|you) ~2 (confirm|reply|say yes|let (me|us) know|say which|tell (me|us))|(just|please) (confirm|say|reply)|let (me|us) know (if|whether|which|by|today|asap|soon)|(would you like|do you want|shall i|shall we|want) ~3 (it|that|keep|book|take|slot)|by replying',
  ),
  de: matchAnyOf(
    '(bestatige|bestatigen|bestatigst) ~6 (das|es|den|diesen|uns|mir|termin|bis|kurz)|(gib|geben|sag|sagen|melde|melden|schreib|schreiben) ~5 (bescheid|zu|ruckmeldung|ob)|(mochten|mochtest|willst|wollen|nimmst|nehmen|passt|geht) (du|sie|ihnen|dir) ~1 (den|ihn|das|der|den termin|die)',
  ),
  fr: matchAnyOf(
    '(confirmer|confirmez|confirmes|confirme|confirmiez) |(dites|dis|dire) ~2 (si|lequel|oui)|(vous y serez|tu y seras)|(le|la) (prenez vous|prends tu|voulez vous|veux tu)|(ca|cela) vous (va|convient|irait)',
  ),
  es: matchAnyOf(
    '(confirme|confirma|confirmes|confirmar|confirmarme|confirmarnos|confirmame|confirmenos|confirmas) |(digame|dime|diganos|dinos|avisame|aviseme|avise) ~2 (si|cual)|(lo|la) (quiere|quieres|toma|tomas|cojo|coge|coges)|(le|te) (va|viene|sirve) bien',
  ),
  it: matchAnyOf(
    '(conferma|confermi|confermare|confermarmi|confermarci|confermate|confermami) |(mi|ci) (dica|dice|dici|fa sapere|faccia sapere|fai sapere) ~2 (se|quale)|(lo|la) (vuole|vuoi|prende|prendi|teniamo)|(le|ti) va bene',
  ),
}
