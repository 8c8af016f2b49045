import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/**
 * Whether a folded clause says that its writer is engaged then, by something of others: `I just have a call at 11`,
 * `um 11 habe ich Zahnarzt`. Not where it offers the time.
 */
export function isEngaged(folded: string, language: Language): boolean {
  return engaged[language].test(folded) && !offered[language].test(folded) && !none[language].test(folded)
}

/** Whether it says that nothing of the sort is then: `von 13 bis 17 Uhr habe ich keinen Unterricht`. */
export function isUnengaged(folded: string, language: Language): boolean {
  return engaged[language].test(folded) && none[language].test(folded)
}

const none: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('no|not|don t'),
  de: matchPhrases('kein|keine|keinen|nicht'),
  fr: matchPhrases('pas|aucun|aucune'),
  es: matchPhrases('no|ningun|ninguna'),
  it: matchPhrases('non|nessun|nessuna'),
}

const engaged: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(i have|i ve|ive|i ve got|have got|i do have|just have|only have|just got|only got|but have|and have|i ll have|i will have) ~2 (a|an|my|the|another|some|no) ~3 (call|calls|meetings|classes|lessons|meeting|appointment|appointments|dentist|doctor|physio|interview|class|lesson|training|workshop|webinar|hearing|exam|rehearsal|seminar|lecture|checkup|haircut|review|standup|viewing)|(i have|i ve|i ve got|only got|just got) (meetings|calls|back to back|dentist|physio|lessons|classes)|(i m|i am|i ll be|i will be) ~1 in (a|an|another)? ~1 (meeting|meetings|call|calls|session|class|court|surgery|training|workshop)',
  ),
  de: matchPhrases(
    '(habe|hab) ~12 (termin|termine|telefonat|call|calls|meeting|meetings|besprechung|sitzung|zahnarzt|zahnarzttermin|arzttermin|arzt|friseur|training|unterricht|kurs|vorstellungsgesprach|telko|schulung|probe|prufung|videokonferenz|workshop|webinar|physio)|(bin|sitze|stecke) ~12 (besprechung|meeting|meetings|sitzung|call|calls|telko|schulung|unterricht|besprechungen)',
  ),
  fr: matchPhrases(
    '(j ai|j aurai|ai) ~3 (appel|reunion|reunions|rendez vous|rdv|dentiste|medecin|cours|entretien|formation|seance|visio|conference|atelier|kine|examen)|(je suis|je serai|suis) ~1 en (reunion|rendez vous|cours|ligne|visio|formation|entretien|appel)',
  ),
  es: matchPhrases(
    '(tengo|tendre) ~3 (llamada|reunion|reuniones|cita|dentista|medico|clase|entrevista|curso|ensayo|taller|examen|fisio)|(estoy|estare) en (una)? (reunion|clase|llamada|reuniones)',
  ),
  it: matchPhrases(
    '(ho|avro) ~3 (chiamata|riunione|riunioni|appuntamento|dentista|medico|lezione|colloquio|call|corso|visita|prove|esame|impegno|fisioterapia)|(sono|saro) in (riunione|chiamata|call|lezione)',
  ),
}

/** The time is one for the reader, or the thing is what the reader is asked to. */
const offered: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    'time|times|slot|slots|free|window|gap|gaps|opening|openings|space|available|with (you|us|both of you|all of you)|for you|if you|join|too',
  ),
  de: matchPhrases(
    'zeit|frei|freie|freien|freier|luft|platz|mit (dir|ihnen|euch)|fur (dich|sie|euch)|wenn (du|sie|ihr)|anbieten|dazu|reserviert|vorgemerkt',
  ),
  fr: matchPhrases(
    'libre|libres|dispo|disponible|disponibles|temps|creneau|creneaux|avec (vous|toi)|pour (vous|toi)|si (vous|tu)|propose*|place',
  ),
  es: matchPhrases(
    'libre|libres|hueco|huecos|tiempo|disponible|disponibles|contigo|con (usted|ustedes|vosotros)|para (ti|usted|vosotros)|si (quieres|quiere)|sitio',
  ),
  it: matchPhrases(
    'libero|libera|liberi|tempo|disponibile|disponibili|buco|buchi|posto|con (te|lei|voi)|per (te|lei|voi)|se (vuoi|vuole)',
  ),
}
