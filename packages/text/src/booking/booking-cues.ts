import type { Language } from '../language.ts'
import { cue } from '../wish/cues/meeting-cues.ts'
import type { PhraseMatcher } from '../wish/cues/phrase-matcher.ts'

/** How a language asks to be given a choice of times. All are matched against folded text. */
export interface BookingCues {
  /** Asks for the reader's booking page, whatever it is called. */
  readonly asksLink: PhraseMatcher
  /** Leaves it to the reader to say when. */
  readonly asksTime: PhraseMatcher
  /** Names a page of the writer's own, or times that are listed. */
  readonly hasOwn: PhraseMatcher
  /** Asks about something else than a meeting of the two. */
  readonly isOther: PhraseMatcher
}

// A gap cannot stand within brackets, so small words are named there.
const services = '(calendly|cal com|savvycal|tidycal|zcal|youcanbookme|koalendar|chili piper)'
const english_link = `(${services} ((booking|scheduling|calendar) )?(link|url|page)?|booking (link|page|url|calendar)|(scheduling|calendar|scheduler|appointment|availability) (link|page|url)|link to (your|a) (calendar|calendly|schedule|scheduler|booking page|availability)|link (to|where i can|so i can|so we can|for|that lets me) (book|schedule))`
const english_meet =
  '(meet|talk|speak|chat|call|connect|catch up|get together|sit down|discuss|touch base|(have|do|get on|hop on|jump on|grab) (a|the|our|that|this) (quick |short |brief )?(call|phone call|chat|word|meeting|conversation|talk|coffee|lunch|dinner)|(have|do|grab|get) (lunch|coffee|dinner)|get on the phone|visit with|go over|come over|come by)'
const english_when =
  '(when|what time|what times|which time|which times|what day|what days|which day|which days|what date|what dates|which dates|what time slot|what slot|which slot)'
const english_suits =
  '(works|work|suits|suit|fits|fit|is good|is best|is better|is convenient|are good|are best|are convenient|would be good|would be best|would be convenient|would be better|would be a good time|is a good time|is a convenient time)'
const english_free =
  '(free|available|around|open|able to (meet|talk|speak|chat|call|discuss|connect|get together))'

const english: BookingCues = {
  asksLink: cue(
    `(send|share|give|shoot|drop|forward|text|email|pass|provide) (me|us|over|along|across|through)? (over|along)? (your|a|the) ~1 ${english_link}`,
    `(do|would) you (have|use) ~2 ${english_link}`,
    `(what is|what s|whats) your ~1 ${english_link}`,
    `is there ~2 ${english_link}`,
    '(where|how) (can|could|do|should|may) (i|we) ~1 (book|schedule|reserve) ~4 (with you|your calendar|in your (calendar|diary))',
    '(could|can|may|should) (i|we) ~1 (book|schedule) ~4 (on|via|through|in|from) your (calendly|calendar|booking page|diary)',
  ),
  asksTime: cue(
    `when (are|will|would|might|could|can) (you|you guys|you all|you both|both of you|everyone|you two) ~2 (be )?${english_free}`,
    `when (can|could|shall|should|may|might) (we|i) ~1 ${english_meet} (you|with you|about|this|it|again|next|,|.|?)`,
    `when (can|could|might|would) you ~1 ${english_meet}`,
    `when (would|do) you ~1 (like|want|prefer|wish) to ~1 ${english_meet}`,
    '(when|what time) (would|does|will|might|could|is|s) ~3 (suit|work|be convenient|be good|be best|best|convenient|a good time|a convenient time|the best time) ~1 (for)? (you|you both|everyone|everybody|your team|your side|to (meet|talk|speak|chat|call|connect|discuss|catch up))',
    'when ~1 (suits|works) (for )?(you|best|everyone)',
    `(what|which) (time|times|day|days|date|dates|slot|slots|day and time|days and times|time slots|dates and times) ~4 ${english_suits} ~2 (you|your side|your team|everyone|everybody|best)`,
    `(what|which) (time|times|day|days|date|dates) ~3 (are you ${english_free}|do you have (time )?(free|available|open)|can you ${english_meet}|could you ${english_meet}|would you like to ${english_meet}|do you want to ${english_meet}|would you prefer|can we ${english_meet}|should we ${english_meet}|shall we ${english_meet})`,
    `(let me know|let us know|tell me|tell us|advise|advise me|email me|write me|text me|ping me|reply|reply with|respond with|get back to me|get back to us|confirm|say|indicate) ~3 ${english_when} ~4 ${english_suits}`,
    `(let me know|let us know|tell me|tell us|advise|email me|reply with|get back to me|say|ask) ~2 ${english_when} ~1 (you|you guys|you both|both of you|you and # ) ~3 (${english_free}|have (time|a (moment|minute|few minutes|slot|chance to (talk|meet|chat|speak)))|would (like|prefer|want) to ${english_meet}|want to ${english_meet}|can ${english_meet}|could ${english_meet}|might have (time|a slot))`,
    `(let me know|let us know|tell me) ~2 ${english_when} (we|i) (can|could|should|might) ${english_meet}`,
    '(let me know|let us know|tell me|tell us|advise|send me|send us|send|send over|share|give me|give us|provide|provide me with|provide us with|email me|reply with|respond with|get back to me with|get back to us with|come back to me with|what is|what s|whats|what are|confirm) ~2 (your|some of your) ~2 (availability|availabilities|available times|available dates|available slots|free times|free slots|preferred (time|times|date|dates|day|slot)|schedule for|time preferences)',
    '(get back to me|get back to us|reply|respond) with your schedule',
    '(let me know|send me|send us|send over|suggest|propose|offer|give me|give us|name|throw out|share|reply with|respond with) ~2 (a few|some|two or three|a couple of|a couple|several|# or #|#|possible|potential|any) ~2 (time|times|date|dates|days|slots|time slots|windows|timeslots) ~2 (that|you|when|which|work|works|for (a|the|our) (call|meeting|chat|conversation|discussion)|to (meet|talk|chat|speak)|next|this|on your|.|,|?)',
    '(let me know|tell me) ~1 of (some|a few|any) ~2 (days|times|slots|dates|timeslots)',
    '(let me know|tell me|advise) ~1 (what|which) would be ~2 (convenient|good|best|suitable) (time|date|day)',
    '(suggest|propose|name) (a|the) ~2 (time|date|day|slot|time slot) ~2 (that|which|to (meet|talk|speak|chat)|for (a|the|our|us)|.|?)',
    '(please|just|simply|feel free to|could you|can you|would you) ~1 (pick|choose|select|suggest|propose|name) (a|the|any|some) ~2 (time|times|date|dates|day|slot|slots|time slot) ~2 (that|which|to (meet|talk|speak|chat)|when|for (a|the|our|us)|.|?|convenient|whenever)',
    '(pick|choose|name) (a|any|whatever|whichever) (time|slot|day|date) (that|which|you|to (meet|talk|speak)) ~2 (works|suits|like|prefer|want|is|meet|talk|speak)',
    '(how does|what does|how is|how s|what is|what s) your (week|calendar|schedule|diary|availability|day|afternoon|morning|next week) ~3 (look|looks|looking|shaping) (like|up|for|next|this|?)?',
    `(afraid to|like to|wanted to|want to) (ask|know) when you (might|may|would|could) ~1 (have (a slot|time|a moment)|be ${english_free})`,
    `when (would be|is|s|would) ~2 (good|convenient|best|better|suitable) ~1 (time|moment|day)? ~1 (for you|to ${english_meet}|for (a|the|our) (call|chat|meeting|conversation|site visit|visit))`,
  ),
  hasOwn: cue(
    `(my|our) ~1 ${english_link}`,
    '(on|in|from|via|using|through) my (calendar|calendly|schedule)|(the|this) ~1 (link|page|form|button|poll|doodle|portal|app)|here is|here s|click|doodle|below|listed|following|above|attached|these (times|dates|slots|days)|those (times|dates|slots)|online|web ?site',
  ),
  isOther: cue(
    '(start|begin|relocate|move in|deliver|delivery|delivered|pick it up|pick up|collect|install|ship|arrive|flight|fly|publish|deploy|reboot|shift|shifts|payment|rehears*|practice)',
  ),
}

const german_time =
  '(termin|termine|terminvorschlag|terminvorschlage|zeit|zeiten|slot|slots|uhrzeit|tag|tage)'
const german_link =
  '(calendly|calendly link|buchungslink|buchungs link|buchungsseite|terminlink|termin link|kalenderlink|kalender link|terminbuchungslink|terminbuchung|buchungskalender|link (zu|zum|zur) (deinem |ihrem |deiner |ihrer |eurem )?(kalender|terminbuchung|buchungsseite|terminkalender|calendly)|link zum (buchen|termin buchen|terminbuchen)|link fur (einen termin|die terminbuchung))'

const german: BookingCues = {
  asksLink: cue(
    `(schick|schicke|schickst|schicken|send|sende|sendest|senden|gib|geben|teil|teile|teilen|lass|lassen|maile|mailen|leite) ~3 (deinen|dein|deine|ihren|ihr|ihre|euren|einen|eine|den|die) ~1 ${german_link}`,
    `(kannst|konntest|konnen|konnten|wurdest|wurden|magst) (du|sie|ihr) ~5 ${german_link} ~3 (schicken|senden|geben|teilen|zusenden|mailen|zukommen|weiterleiten)`,
    `(hast|haben|habt|nutzt|nutzen|verwendest|verwenden) (du|sie|ihr) ~3 ${german_link}`,
    `(gibt es|wie ist|wie lautet) ~3 ${german_link}`,
    '(wo|wie) (kann|konnte|konnen|konnten) (ich|wir) ~3 (bei|mit) (dir|ihnen|euch) ~4 (buchen|reservieren)',
    '(wo|wie) (kann|konnte|konnen|konnten) (ich|wir) ~3 termin ~3 (bei|mit) (dir|ihnen|euch) ~2 (buchen|reservieren)',
  ),
  asksTime: cue(
    'wann ~2 (passt|passte|wurde|ware|ginge|geht) ~2 (dir|ihnen|euch|es dir|es ihnen|es euch|bei dir|bei ihnen|bei euch|dir das|ihnen das)',
    'wann (hast|hattest|haben|hatten|habt|hattet) (du|sie|ihr) ~3 (zeit|luft|gelegenheit|lust|einen moment|eine halbe stunde|kapazitat)',
    'wann (bist|warst|sind|waren|seid|wart) (du|sie|ihr) ~3 (frei|verfugbar|erreichbar|zu sprechen|da)',
    'wann (konnen|konnten|wollen|sollen|sollten) wir ~4 (treffen|sprechen|telefonieren|reden|zusammensetzen|sehen|unterhalten|besprechen|austauschen)',
    'wann (kannst|konntest|konnen|konnten|mochtest|mochten|magst|willst|wollen) (du|sie|ihr) ~3 (treffen|sprechen|telefonieren|reden|vorbeikommen)',
    '(wann|zu welcher zeit|um wie viel uhr) (ware|ist|passt|wurde) ~4 (am besten|gunstig|recht|passen|gelegen)',
    `(welcher|welche|welches) ~1 ${german_time} ~2 (passt|passen|passte|ware|waren|wurde|wurden|ist|sind) ~1 (dir|ihnen|euch|bei dir|bei ihnen)`,
    `(an welchem|an welchen) (tag|tagen) ~2 (passt|hast|haben|hattest|hatten|konntest|konnten|kannst|konnen|bist|sind)`,
    `(sag|sage|sagen|sagt|schreib|schreibe|schreiben|teil|teile|teilen|gib|geben|lass|lassen|melde|melden|nenn|nenne|nennen) ~5 (,)? (wann|an welchem tag|welcher ${german_time}|welche ${german_time}) ~3 (passt|passen|passte|passend|zeit|frei|konntest|konnten|kannst|konnen|hast|hattest|haben|hatten|recht|verfugbar)`,
    '(nenn|nenne|nennen|schlag|schlage|schlagen|schick|schicke|schicken|send|sende|senden|mach|mache|machen|unterbreiten|gib|geben) ~3 (einen|ein paar|einige|mehrere|zwei|drei|# bis #|#|mogliche|deine|ihre|passende) ~2 (termin|termine|terminvorschlage|terminvorschlag|tage|zeiten|zeitfenster|uhrzeiten|verfugbarkeiten|wunschtermine|wunschtermin)',
    '(schick|schicke|schicken|send|sende|senden|teil|teile|teilen|nenn|nennen|gib|geben) ~3 (deine|ihre|eure) ~1 (verfugbarkeit|verfugbarkeiten|freien termine|freien zeiten|terminvorschlage)',
    '(such|suche|suchen|wahl|wahle|wahlen|nenn|nenne) (sie )? ~3 (einen|den|eine|irgendeinen) ~1 (termin|tag|uhrzeit|zeit) ~2 (aus|der|die|den|am)',
    'wie sieht (dein|ihr|euer|deine|ihre|eure|es bei dir|es bei ihnen) ~1 (kalender|woche|terminkalender|nachste woche|verfugbarkeit|zeitlich) ~3 (aus|?)',
    'wie sieht es ~4 (bei dir|bei ihnen|bei euch) ~2 (zeitlich|aus)',
  ),
  hasOwn: cue(
    '(mein|meine|meinen|meinem|meiner) ~1 (calendly|buchungslink|kalender|buchungsseite|link|terminkalender)|(uber|unter|auf|mit) (unser|unsere|unserer|unserem|diesem|diesen|folgendem|dem|der|meine|meinen|meinem) ~1 (link|seite|webseite|website|portal|app|kalender|formular)|hier klicken|klick|klicken|doodle|unten|folgenden|folgende|angehangt|diese termine|dieser termine|online',
  ),
  isOther: cue(
    '(anfangen|beginnen|starten|liefern|lieferung|geliefert|abholen|abholung|montage|einzug|einziehen|schicht|kurs|zahlung|eintritt|eintrittstermin|arbeitsbeginn|ankommen|ankunft|abreise|anreise|flug)',
  ),
}

const french_meet =
  '(voir|rencontrer|parler|appeler|retrouver|discuter|echanger|reunir|vous voir|te voir|vous rencontrer|vous appeler|t appeler|se voir|se parler|se rencontrer|s appeler|faire le point|telephoner)'
const french_link =
  '(calendly|lien calendly|lien de (reservation|rendez vous|prise de rendez vous)|page de reservation|lien (vers|de) (votre|ton|l) (agenda|calendrier|calendly)|lien pour (reserver|prendre rendez vous))'

const french: BookingCues = {
  asksLink: cue(
    `(envoyez|envoie|envoyer|transmettre|transmettez|transmets|partager|partagez|partage|communiquer|communiquez|donner|donnez|donne|passe|passez) (moi |nous )?(votre|ton|le|un|une) ~1 ${french_link}`,
    `(avez vous|as tu|auriez vous|aurais tu|utilisez vous|utilises tu) ~2 ${french_link}`,
    '(ou|comment) (puis je|pouvons nous|est ce que je peux|je peux|on peut) ~1 (reserver|prendre) ~3 (avec vous|avec toi|chez vous|dans votre agenda|dans ton agenda)',
  ),
  asksTime: cue(
    'quand (etes vous|seriez vous|es tu|serais tu|serez vous|seras tu|vous etes|tu es) ~1 (disponible|disponibles|libre|libres|dispo)',
    'quand (avez vous|auriez vous|as tu|aurais tu|tu as|vous avez) ~2 (temps|un moment|disponibilites|une disponibilite|un creneau)',
    'quand (cela|ca|est ce que cela|est ce que ca) ~2 (vous|t|te) ~1 (conviendrait|convient|arrange|arrangerait|irait|va)',
    `quand (pouvons nous|pourrions nous|peut on|pourrait on|est ce qu on peut|est ce que nous pouvons|est ce qu on pourrait|on peut|puis je|pourrais je) ~1 (nous|vous|te|se|t|s)? ${french_meet}`,
    `quand (pouvez vous|pourriez vous|peux tu|pourrais tu|souhaitez vous|voulez vous|veux tu) ~2 ${french_meet}`,
    '(quel|quels|quelle|quelles) (jour|jours|moment|creneau|creneaux|date|dates|heure|horaire|horaires) ~3 (vous|te|t) ~1 (convient|conviendrait|conviennent|conviendraient|arrange|arrangerait|irait)',
    '(quelles sont|indiquez|indiquer|indique|donner|donnez|donne|envoyer|envoyez|envoie|communiquer|communiquez|transmettre|preciser|precisez|faire part de|partager|partagez) (moi |nous )? ~2 (vos|tes) ~1 (disponibilites|dispos|creneaux|dates possibles)',
    '(dites|dis|indiquez|indique|faites|fais|preciser|indiquer|dire|savoir) (moi |nous |savoir )? ~2 (quand|quel jour|quel moment|quel creneau|quels creneaux|a quel moment|quelle date|quelles dates) ~4 (disponible|disponibles|libre|convient|convienne|conviendrait|conviennent|arrange|arrangerait|irait|possible)',
    '(proposez|propose|proposer|suggerer|suggerez|choisissez|choisis|choisir) (moi |nous )?(un|une|des|quelques|deux ou trois|plusieurs|le|la) ~1 (creneau|creneaux|date|dates|jour|moment|moments|horaire|horaires|heure|rendez vous)',
  ),
  hasOwn: cue(
    'mon ~1 (calendly|agenda|calendrier|lien)|(ce|cette|le) ~1 (lien|page|formulaire|site)|cliquez|cliquer|doodle|ci dessous|suivants|suivantes|ces creneaux|en ligne|notre site',
  ),
  isOther: cue('(commencer|livraison|livrer|demarrer|debuter|arriver|arrivee|paiement|emmenager|cours)'),
}

const spanish_meet =
  '(vernos|hablar|reunirnos|quedar|llamar|llamarte|llamarle|conversar|encontrarnos|verte|verle|juntarnos|charlar)'
const spanish_link =
  '(calendly|enlace de (calendly|reserva|reservas|calendario|tu calendario|su calendario)|link de (calendly|reserva|calendario|tu calendario|su calendario)|(enlace|link) (a|para|de) (tu |su |la |una )?(calendario|agenda|reservar|agendar|calendly)|pagina de (reserva|reservas))'

const spanish: BookingCues = {
  asksLink: cue(
    `(enviame|envieme|mandame|mandeme|pasame|paseme|comparte|comparta|compartir|enviar|enviarme|mandar|mandarme|pasar|pasarme|dame|deme|compartirme) (tu|su|el|un|la|una)? ~1 ${spanish_link}`,
    `(tienes|tiene|tendrias|tendria|usas|usa) ~2 ${spanish_link}`,
    '(donde|como) (puedo|podria|podemos|podriamos) ~1 (reservar|agendar) ~4 (contigo|con usted|con ustedes|en tu agenda|en su agenda)',
  ),
  asksTime: cue(
    'cuando (te|le|os|les) ~1 (viene|vendria|va|iria|conviene|convendria|parece|queda|quedaria|cuadra|acomoda) ~1 (bien|mejor|?)?',
    'cuando (estas|esta|estarias|estaria|estais|estan) ~1 (libre|libres|disponible|disponibles)',
    'cuando (tienes|tiene|tendrias|tendria|teneis|tienen) ~2 (tiempo|un rato|un hueco|disponibilidad|un momento)',
    `cuando (podemos|podriamos|puedo|podria|puedes|podrias|puede|quieres|quiere) ~1 ${spanish_meet}`,
    '(que|cual) (dia|dias|hora|horas|horario|horarios|fecha|fechas|momento) ~2 (te|le|os|les) ~1 (viene|vienen|vendria|va|van|iria|conviene|convienen|convendria|queda|cuadra)',
    '(dime|digame|avisame|aviseme|indicame|indiqueme|hazme saber|decirme|indicarme|confirmame|confirmeme|decidme) ~2 (cuando|que dia|que dias|que hora|que horario|que fecha|que fechas) ~4 (bien|mejor|puedes|puede|podrias|podria|disponible|libre|conviene|viene|prefieres|prefiere)',
    '(cual es|enviame|envieme|indicame|indiqueme|dime|digame|pasame|comparte|enviar|indicarme|decirme|mandame) ~1 (tu|su|vuestra) ~1 (disponibilidad|disponibilidades)',
    '(propon|proponme|proponer|proponga|sugiere|sugerir|sugiera|elige|elija|elegir|escoge|escoja|indicame|indiqueme) (me )?(un|una|unas|unos|algun|algunas|algunos|varias|varios|dos o tres|el|la) ~1 (fecha|fechas|dia|dias|hora|horas|horario|horarios|hueco|momento)',
  ),
  hasOwn: cue(
    'mi ~1 (calendly|agenda|calendario|enlace|link)|(este|esta|el siguiente) ~1 (enlace|link|pagina|formulario)|haz clic|haga clic|doodle|siguientes|abajo|estos horarios|estas fechas|en linea|nuestra web',
  ),
  isOther: cue(
    '(empezar|comenzar|entrega|entregar|incorporar|incorporarte|incorporarse|llegar|llegada|pago|clase|clases|curso)',
  ),
}

const italian_meet =
  '(vederci|parlare|parlarne|sentirci|incontrarci|chiamare|chiamarti|chiamarla|vederti|vederla|incontrarti|incontrarla|sentirti|sentirla)'
const italian_link =
  '(calendly|link (di|del|al|a|alla) (tuo |suo |tua |sua )?(calendly|calendario|prenotazione|agenda)|link per (prenotare|prenotarmi|fissare)|link calendly|pagina di prenotazione)'

const italian: BookingCues = {
  asksLink: cue(
    `(mandami|mandarmi|mandare|mi mandi|inviami|inviarmi|inviare|mi invii|mi invia|passami|passarmi|condividi|condividere|dammi|darmi|mi dai|mi da|girami|girarmi) (il|un|la|una|tuo|suo)? (tuo|suo|tua|sua)? ~1 ${italian_link}`,
    `(hai|ha|avresti|avrebbe|usi|usa) ~2 ${italian_link}`,
    '(dove|come) (posso|potrei|possiamo|potremmo) ~1 (prenotare|fissare) ~4 (con te|con lei|con voi|nella sua agenda|nella tua agenda)',
  ),
  asksTime: cue(
    'quando (ti|le|vi) ~1 (va|andrebbe|viene|farebbe|fa|e) ~1 (bene|comodo|meglio)',
    'quando (sei|sarebbe|saresti|siete|sareste) ~1 (libero|libera|disponibile|disponibili|liberi)',
    'quando (hai|ha|avresti|avrebbe|avete|avreste) ~2 (tempo|un momento|un attimo|disponibilita)',
    `quando (possiamo|potremmo|posso|potrei|puoi|puo|potresti|potrebbe|vuoi|vuole|vorrebbe|vorresti) ~1 ${italian_meet}`,
    '(che|quale|quali) (giorno|giorni|ora|orario|orari|data|date|momento) ~2 (ti|le|vi) ~1 (va|vanno|andrebbe|andrebbero|conviene|converrebbe|viene|e comodo|fa comodo|sarebbe)',
    '(dimmi|mi dica|fammi sapere|mi faccia sapere|fatemi sapere|farmi sapere|mi puo dire|indicami|indicarmi|mi indichi|dirmi) ~2 (quando|che giorno|quale giorno|quali giorni|che ora|quale orario|quali orari|quali date|quale data) ~4 (bene|meglio|puoi|puo|potresti|potrebbe|libero|libera|disponibile|comodo|preferisci|preferisce|vanno|va)',
    '(quali sono|qual e|mandami|inviami|indicami|indicarmi|mi indichi|fammi sapere|mi faccia sapere|farmi sapere|dammi|darmi|comunicarmi|mi comunichi) ~1 (la|le|le tue|la tua) ~1 (tua|sua|tue|sue|vostre)? disponibilita',
    '(proponi|proponimi|proporre|proporci|proporci|proponga|mi proponga|suggerisci|suggerire|suggerisca|scegli|scegliere|scelga|indicami|mi indichi) (mi )?(un|una|delle|dei|alcune|alcuni|qualche|due o tre|il|la) ~1 (data|date|giorno|giorni|ora|orario|orari|momento)',
  ),
  hasOwn: cue(
    'mio ~1 (calendly|calendario|link)|mia agenda|(questo|questa|seguente) ~1 (link|pagina|modulo)|clicca|clicchi|doodle|seguenti|qui sotto|questi orari|queste date|nostro sito',
  ),
  isOther: cue('(iniziare|cominciare|consegna|consegnare|arrivare|arrivo|pagamento|lezione|lezioni|corso)'),
}

export const booking_cues: Readonly<Record<Language, BookingCues>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
}
