import { matchPhrases } from './phrase-matcher.ts'

/** Whether a folded sentence asks to be told when the reader can come or be reached: `Let us know when she can call you.` */
export function asksWhenToMeet(folded: string): boolean {
  return asks.test(folded)
}

const asks = matchPhrases(
  [
    '(which|what) (day|days|date|dates) ~3 (suit|suits|work|works|be best|are best|is best|be convenient)',
    '(welcher|welche) (tag|tage|termin|termine) ~3 (passt|passen|passte|passten|ginge|gingen|ware|waren)',
    '(quel|quels) (jour|jours|creneau|creneaux) ~2 (arrange|arrangerait|arrangeraient|convient|conviennent|conviendrait|conviendraient|irait|iraient)',
    'que (dia|dias) ~2 (viene|vienen|vendria|vendrian|va bien|van bien|iria|irian)',
    '(che|quale|quali) (giorno|giorni) ~2 (va bene|vanno bene|andrebbe|andrebbero|preferi*)',
    '(when|what time|which day|what) ~1 (is|s|would be|are) ~1 (a|the) ~1 (good|best|convenient|suitable) ~1 (time|day|moment) ~1 (to|for) ~1 (call|talk|speak|meet|chat|ring|phone|catch up|discuss|reach) ~1 (you|with|?|,|.|about|on|this|next)',
    '(know|tell|inform|stating|state|saying|say|indicating|indicate|advise|advising|notify|informing|telling) ~2 (when|what time|which day|what day|which days) ~4 (can|could|may|might|like|wish|want|prefer) ~2 (come|reach|call|ring|phone|meet|visit|attend|speak|talk|drop|be reached|see (you|us|me|her|him|them))',
    '(mit|mitteilung|mitteilen|wissen|sagen|sag|sagt|mir|uns|schreib*|bescheid|angeben|angabe|nachricht|ruckmeldung) (,)? (wann|an welchem tag|zu welchem termin|zu welcher zeit) ~5 (kommen|erreichen|vorsprechen|vorbeikommen|besuchen|anrufen|treffen|sprechen|erscheinen|teilnehmen|wahrnehmen) (kann|kannst|konnen|konnt|konnten|mochte|mochten|mochtest|mochtet|wollen|wollt|willst|darf|durfen)',
    '(savoir|dire|dites|dis|indiquer|indiquez|preciser|precisez|precisant|indiquant|communiquer|nous|moi|me) ~1 (quand|quel jour|quels jours|a quel moment|a quelle heure) ~4 (pouvez|peux|peut|pourriez|pourrait|pourrais|pouvons|souhaitez|souhaiteriez|voulez|voudriez|puis|puisse|desirez) ~2 (venir|joindre|appeler|rappeler|rencontrer|parler|presenter|assister|contacter|passer (,|.|?|au|a|chez|nous|me)|(vous|te|nous|me) (voir|recevoir))',
    '(comunique*|comunicarnos|comunicarme|diga|digan|diganos|digame|dime|dinos|decirme|decirnos|indique*|indicarnos|indicarme|indicar|indicando|saber|avise*|dicen|dices|dice) ~4 (cuando|que dia|que dias|a que hora) ~5 (puede|pueden|puedes|podria|podrian|podemos|puedo|desea|desean|quiere|quieren|quieres|prefiere|gustaria|pueda) ~1 (acudir|venir|localizar*|visitar*|llamar*|pasarse|hablar|reunir*|contactar*|asistir|pasar (por|a|,|.|?)|verl(e|a|o)|verte|vernos)',
    '(sapere|dire|dirmi|dirci|dimmi|dica|dicci|comunicar*|comunichi|comunicate|indicar*|indichi|indicando|segnalar*|scrivere|scriverci|precisando) ~4 (quando|che giorno|quale giorno|a che ora) ~4 (puo|puoi|potete|possono|possiamo|posso|potrebbe|potreste|desidera|vuole|volete|vorrebbe|preferisce|desiderate) ~1 (venire|raggiunger*|chiamar*|incontrar*|parlar*|presentarsi|visitare|partecipare|contattar*|trovarla|trovarvi|trovarti|passare (,|.|?|da|in|a))',
  ].join('|'),
)

/** Whether a folded sentence proposes to set a time: `Could we schedule a follow-up in two weeks?` */
export function proposesToSchedule(folded: string): boolean {
  return schedules.test(folded)
}

const schedules = matchPhrases(
  [
    '(could|can|shall|should|may|might) (we|i) ~1 (schedule|set up|arrange|book|plan) (a|an|another|our) ~2 (follow up|call|meeting|chat|appointment|session|catch up|check in|sync|demo|debrief)',
    '(konnen|konnten|wollen|sollen|sollten) wir ~8 (folgetermin|folgegesprach|termin|treffen|besprechung|gesprach|telefonat) ~2 (machen|vereinbaren|ausmachen|ansetzen|einplanen|finden)',
    '(peut on|pourrait on|pouvons nous|pourrions nous|on peut|on pourrait) ~1 (prevoir|planifier|programmer|fixer|caler|organiser) (un|une|notre) ~1 (point|rendez vous|rdv|reunion|appel|visio|entretien|echange)',
    '(podemos|podriamos) ~1 (programar|fijar|agendar|concertar|organizar) (un|una|otro|otra) ~1 (reunion|llamada|cita|seguimiento|encuentro|entrevista)',
    '(possiamo|potremmo) ~1 (fissare|programmare|organizzare) (un|una|un altro|un altra) ~1 (incontro|riunione|appuntamento|chiamata|call|seguito|colloquio)',
  ].join('|'),
)

/** Whether a folded sentence announces that something is shut off: `We will interrupt the water supply on Wednesday.` */
export function cutsSupply(folded: string): boolean {
  return cuts.test(folded) && supplies.test(folded)
}

const cuts = matchPhrases(
  [
    'interrupt*|(shut|turn|switch|cut|shutting|turning|switching) ~4 off|(turned|switched|shut|cut) off|outage|power cut|(will be|is|are) (off|suspended)',
    'unterbroch*|unterbrechen (wir|die)|wir unterbrechen|(stellen|schalten|drehen) ~16 ab|abgestellt|abgeschaltet|abgedreht|gesperrt|abschaltung|sperrung',
    '(coupons|couperons|coupera|coupe|coupee|coupure|coupures)|interromp*|interruption*',
    '(interrump*|cortamos|cortaremos|cortara|corte|cortes|cortad*|interrupcion*|suspend*)',
    '(sospend*|sospes*|interromp*|interrott*|interruzion*)',
  ].join('|'),
)

const supplies = matchPhrases(
  [
    'power supply|electricity|water supply|gas supply|power|the water|the gas|heating supply',
    'strom*|wasser|wasserversorgung|gasversorgung|trinkwasser|warmwasser|fernwarme|heizung',
    'courant|electricite|(l|d) eau|le gaz|chauffage|alimentation electrique',
    'suministro|la luz|el agua|el gas|electricidad|corriente',
    '(l|d) energia|energia elettrica|corrente|(l|d) acqua|il gas|erogazione|fornitura',
  ].join('|'),
)
