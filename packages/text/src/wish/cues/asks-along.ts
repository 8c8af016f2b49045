import type { Language } from '../../language.ts'
import { matchAnyOf, type PhraseMatcher } from './phrase-matcher.ts'

/**
 * Whether a folded sentence asks its reader to be there, or to give the writer some time, in other words than to meet:
 * `We are going bowling on Thursday, are you in?`, `Te necesito en la sala a las 11`, `Dobbiamo parlarci domani`.
 */
export function asksAlong(folded: string, language: Language): boolean {
  return along[language].test(folded) && !others[language].test(folded)
}

const along: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchAnyOf(
    '(was|were|am|m) hoping to ~2 (pick your brain|talk|meet|catch you|chat|see you|grab|speak)|pick your brain',
    '(get|bring) you and ~4 (round|around) (a|the) table|(would it be|is it) (ok|okay|alright|all right|possible) (if (i|we) (called|call|came|come|dropped|rang|popped)|to (call|come|meet|talk|speak))',
    '(we|i|he|she|they) (d|would) be ~1 (glad|happy|delighted|thrilled|pleased|honoured|honored) (to have you|if you (came|could come|joined|could join))|(would|d) be (lovely|great|nice|wonderful) (to have you|if you (came|could come|joined))',
    'do (join|come)|(we|i) (d|would) like you there|(wishes|would like|wants|is keen) to (see|meet|speak to|talk to|speak with) you',
    'my office , ~3 |(keep|hold) ~6 free , |(let me|i d like to) take you (out|to)|please be there|(you|you d) (come|help) ?',
    '(join (us|me)) (!|.|?|,|for|on|at|in|there|tomorrow|tonight|today|this|next|if|and)',
    'why (don t|not) ~1 you ~1 (come|join|sit in|pop|drop|swing|stop|tag along)|why not (come|join|sit in|tag along)',
    'come (along|with us|and (join|see us|visit))|(would|do) you (like|want|care|fancy) to (join|come|tag along|sit in)|(want|care|fancy) to (join|come|tag along)|fancy (coming|joining)',
    '(we|i) (d|would) ~1 love (you to (come|join|be there)|to have you|for you to (come|join))|(you re|you are) ~2 welcome to join',
    '(are you|you) (in|up for it|coming|game) ?|(hope|hoping) you ~1 can (come|make it|join us|be there)|(count|counting) on you (being|to be) there',
    '(i|we) need you in (the|my|our)|(see|want) you in my office|^ in my office|expect you (in|at|on) ',
    '(might|can|could|would) you (spare|give) (me|us) (#|half|a|an|some|ten|fifteen|twenty|thirty)|(could|would) (use|do with) ~4 (of your time|with you)',
    '(we|i) (need|have|ought) to (talk|speak|sit down|meet) (on|at|about|tomorrow|today|this|next|before|soon|properly|first)|we (should|must) (talk|speak|meet|find (a time|half an hour|an hour|a moment))',
    '(is|will) (anyone|anybody|someone|somebody) ~1 (in|home|there|at home|around)|(will you be|are you) (home|at home|in) (on|at|tomorrow|this|to)',
    '(suggest|propose|offer|send|give|name) ~2 (a new|another|an alternative|a different|new|other|alternative|different) (time|times|date|dates|slot|slots|day|days|appointment)',
    '(needs|has|wants|would like|d like|need|have|want) to (see|talk to|speak to|speak with|talk with|meet) you (for|on|in person|at|this|next|about|before|again)',
    '(free|open|available) if (you d|you would|that|it) ~1 (like|suit|suits|helps|works)|pencil me in|put me down for',
  ),
  de: matchAnyOf(
    '(sie werden|werden sie) gebeten ~12 (erscheinen|kommen|vorzusprechen)|(kommen sie|komm) ~9 (in die (praxis|kanzlei|werkstatt|sprechstunde|klinik)|ins (buro|studio)|auf den hof|zu mir|zu uns)',
    '(lade|laden) ~1 (sie|dich|euch) ~14 ein (.|!)|(hilfst|helft|helfen) (du|ihr|sie) ~2 mit|(konnten|konnen|kann) (dich|euch|sie) ~2 gebrauchen',
    'uber (ihr|dein|euer) kommen ~4 freuen|hoffen ~2 , dass (du|sie|ihr) ~2 (kommst|kommen|kommt)|(bitte|bitten) ~1 um (ihre teilnahme|ihr erscheinen|einen ~1 (termin|gesprachstermin|alternativtermin)|ein gesprach|alternativvorschlage)',
    '(zusammen|gemeinsam) ~2 unternehmen|ein ohr fur mich|ein treffen mit (ihnen|dir)|(besuchst|besucht) (du|ihr) |ob (du|sie|ihr) ~3 (besuchst|besuchen|vorbeikommst|vorbeikommen)',
    'vereinbaren sie ~3 (einen neuen|neuen termin|einen anderen)|(feiern sie|feiert|feier) mit uns|(darf|durfte|durften|kann|konnte) (ich|wir) (ihnen|dir|euch|sie) ~9 (vorstellen|vorfuhren|besuchen|prasentieren)',
    'bietet ihnen ~9 an |rapport bei mir|(um|ab) ~6 bei mir im (buro|zimmer)',
    '(bist|seid|sind) (du|ihr|sie) ~1 (dabei|mit von der partie)|(kommst|kommt|kommen) (du|ihr|sie) ~2 (mit|auch|vorbei|dazu|rum) ',
    '(magst|mogt|willst|wollt|mochtest|mochten) (du|ihr|sie) ~6 (mitkommen|dazukommen|vorbeikommen|dabei sein|mitgehen|mitmachen)|hast du lust ~4 (mitzukommen|dabei zu sein|vorbeizukommen)',
    'freuen ~3 (sie|dich|euch) ~6 (begrussen|empfangen|zu haben)|freuen , wenn (du|sie|ihr) ~6 (kommst|kommen|kommt|dabei)',
    'wann (besuchst|besucht|kommst|kommt|kommen) (du|ihr|sie) |komm (doch )?(mit|vorbei)|schau (doch )?(mal )?vorbei',
    '(brauche|brauchen) (dich|sie|euch) ~4 (im|in der|um|am|bei)|in mein buro|(erwarte|erwarten) (dich|sie|euch) ~1 (am|um|im|in|morgen|heute)',
    '(darf|soll|kann) ich (sie|dich|euch) ~3 (eintragen|einplanen|vormerken|anmelden)',
    '(ist|ware) ~5 jemand (da|zu hause|daheim|vor ort)|(sind|waren) sie ~5 (zu hause|daheim) (?|,)',
    '(kame|kamen) ~8 (infrage|in frage)|(als alternative|als ersatz|alternativ) ~12 (anbieten|vorschlagen|moglich|frei)',
    '(wir|ich) (mussen|musste|mussten|muss|sollten) ~9 (reden|sprechen|uns treffen|zusammensetzen|unterhalten) (.|,|!)',
    '(muss|mussen|mochte|mochten|wurde|wurden|will|wollen) ~3 (sie|dich|euch) ~9 (sehen|sprechen|treffen)',
    '(schlag|schlage|schlagen|nenn|nennen) ~6 (neuen termin|anderen termin|neue termine|andere termine|ersatztermin)',
  ),
  fr: matchAnyOf(
    '(ravi|ravie|ravis|heureux|heureuse|content|contente|contents|honores|enchantes) (que (tu|vous)|de (vous|t|te)) ~1 (sois|soyez|viennes|veniez|compter|avoir|accueillir|recevoir)|(merci|priere|veuillez) ~3 (vous presenter|te presenter)',
    '(desire|desirerait|souhaite|aimerait|voudrait) (s entretenir|vous rencontrer|vous voir|vous parler|te voir|te parler)|(nous|je) vous convi(ons|e)|(venez|viens) (trinquer|feter|boire|manger|diner|jouer)|(accompagne|accompagnez) (moi|nous)',
    '(un coup de main|tu nous aides|vous nous aidez|tu m aides) ~1 ?|(trouvons|prenons|fixons) ~3 (matinee|heure|moment|creneau|date|rendez vous|apres midi|jour)|(il serait bon|ce serait bien|il faudrait) que (nous|l on|on) ~1 (discutions|discute|parlions|parle|voyions)',
    '(petite )?place pour moi|(si je pouvais|je pourrais|pourrais je) (venir|passer|vous (voir|exposer|rencontrer))|(passe|passez) (donc )?(me|nous) voir|(connecte|connectez) (toi|vous)|(se fasse|on se fait|se faire) (un|une) (resto|cafe|bouffe|cine)|(gardes|gardez) une place dans|accepteriez vous que|(venir|passer) me presenter',
    'ca (vous|te|t) (tente|tenterait|dit|dirait) ?|(tu viens|vous venez|viens tu|venez vous|tu es des notres|vous etes des notres) ~6 ?|(viens|venez) (donc|avec nous|nous (rejoindre|voir)|prendre)|(rejoins|rejoignez) nous',
    '(je compte|nous comptons|on compte) sur (toi|vous|ta presence|votre presence)|(ravis|heureux|ravi|ravie|plaisir) de (vous|te|t) (accueillir|recevoir|avoir|compter)',
    '(je|nous|on) (vous|t|te) (attends|attend|attendons) ~2 (a|au|dans|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|pour)|dans mon bureau',
    'quand (viens tu|venez vous|passes tu|passez vous|est ce que (tu|vous) (viens|venez|passes|passez)|tu viens|tu passes|vous venez)',
    '(il faut|il faudrait|faut|faudrait) (qu on|que nous|que l on) ~1 (parle|parlions|voie|voit|voyions|appelle|discute)|(on|nous) (doit|devons|devrait|devrions) ~1 (parler|voir|appeler|discuter)',
    '(j aurais|nous aurions) ~1 besoin (de toi|de vous|d une heure|de ~2 minutes|d une demi heure)|(vous pouvez|tu peux) (venir|passer) ~3 (le|la|l|les)? ~1 (essayer|voir|chercher|visiter)',
    '(y aura t il|il y aura|il y a|y a t il) ~1 quelqu un ~8 ?|(serez vous|seras tu) (chez vous|chez toi|la)',
    '(doit|dois|devons|voudrait|voudrais|souhaite|souhaiterait|souhaiterais|aimerait|aimerais|veut) ~1 (vous|te) (voir|parler|rencontrer|recevoir)',
    '(proposez|propose|proposer|indiquez|donnez|donne) ~2 (une autre|un autre|d autres|une nouvelle|un nouveau) (date|dates|creneau|creneaux|horaire|jour|rendez vous)|(en remplacement|comme alternative|a la place) ~2 (je|nous|on)',
  ),
  es: matchAnyOf(
    '(se le|se|le|les|los) (cita|convoca) (a|para|el)|(rogamos|ruego) ~1 (asistencia|presencia)|(le|te|la|lo) espera (el|en|manana|hoy|a)|(os|te|le) quiero ~2 (en la|en el|aqui)|os quiero a todos',
    '(metete|conectate|conectese|suba a|sube a|acercate|acerquese|sientate con)|(dame|dadme|deme) (#|diez|cinco|quince|veinte|un|unos|media) ~1 (minutos|minutitos|rato|ratito|momento|hora)',
    '(queremos|quiero|gustaria|encantaria|hace ilusion) que (estes|esteis|este|estuvieras|estuviera|vengas|venga)|te pillo|nos (encontramos|juntamos)|(mandame|proponme|pasame) ~3 (fechas|huecos|horas)',
    '(sugiero|propongo) (que|el|la) |estaria (genial|bien) (conocernos|vernos|quedar|hablar)|me (tiene|tienes) ~3 (en|alli|ahi)|(le|te) puedo (reservar|apuntar|dar hora|dar cita)|(debo|tengo que) (mover|cambiar|anular) ',
    '(vente|apuntate|apuntese|unete|unase|acompananos|acompanenos) ',
    '(te|os|le|la|lo) espero ~4 (en|a|el|manana|hoy)|te esperamos ?|por que no ~1 (te|se|os)? ~1 (vienes|viene|venis|pasas|pasa|apuntas|unes)|(te|os|se) (apuntas|apuntais|apunta|animas|animais|anima)',
    '(nos|me) (haria|gustaria|encantaria|alegraria) ~4 que ~1 (vinieras|viniera|vinierais|vinieran|vengas|venga|vinieses|acompanaras|acompanara)',
    '(te|le|os|la|lo) necesito (en|a|el|manana|hoy)|(reservame|reserveme|guardame|guardeme|apuntame|haznos|hazme) ~1 (el|la|un|una|media|hueco)',
    'no (puedes|podeis|puede) faltar|cuando (vienes|venis|viene|te pasas|pasas|se pasa) ',
    '(tenemos|hay|tendriamos|habria) que (hablar|vernos|reunirnos|juntarnos|sentarnos)|(me|nos) (vendria|vendrian|iria) bien ~5 (contigo|con usted|con vosotros)|(me|nos) hace falta ~4 (contigo|con usted)',
    '(puedo|podemos|podria|podriamos) (ir|pasar|pasarme|acercarme|pasarnos|acercarnos) ~2 (a|por) (su|tu|vuestra) (casa|oficina|despacho|taller|tienda)|si (quiere|quieres|quereis) (venir|pasarse|pasarte|acercarse|acercarte)',
    '(habra|hay|estara) alguien ~4 (en casa|alli|ahi|en la oficina|en el piso)|(como alternativa|en su lugar|a cambio) ~1 (le|te|os|les)? ~1 (ofrecemos|ofrezco|propongo|proponemos|podemos|puedo)',
    '(tiene|tengo|tenemos|tienen) que (verle|verla|verte|hablar contigo|hablar con usted)|(quiere|quiero|necesita|necesito|necesitamos|querria) (verle|verla|verte|hablar contigo|hablar con usted)',
    '(propon|proponga|propongame|proponme|proponed|digame|dime) ~2 (otra|otro|otras|otros|nueva|nuevo) (fecha|hora|dia|cita|fechas|horas)',
  ),
  it: matchAnyOf(
    '(preghiamo|prega) di (partecipare|presentarsi|venire|intervenire)|(la|ti|vi) (attende|convoca|convochiamo) ~4 (il|alle|per|a|lunedi|martedi|mercoledi|giovedi|venerdi)|conto (anche )?su di (te|lei|voi)',
    '(desidera|desidererebbe|vorrebbe|gradirebbe) ~1 (incontrarla|incontrarti|vederla|vederti|parlarle|parlarti|un colloquio|sentirla)|piacere di ~1 (incontrarla|incontrarti|vederla|rivedere|vederti|parlare)',
    '(ti|la|vi) (vorremmo|vorrei|vogliamo) con noi|(felici|lieti|felice|lieto) di (averla|averti|avervi|incontrarla|incontrarti)|tengo ad (averti|averla)|(ci aiuti|mi aiuti|ci dai una mano|mi dai una mano)',
    '(suggerirei|proporrei|suggerisco|proporremmo) (di|il|la|lunedi|martedi|mercoledi|giovedi|venerdi)|ne (puo|puoi|potrebbe|potresti) dare (un altro|un altra)|(mi dici|mi dica|dimmi) quando (potresti|potrebbe|puoi|puo)|(un|il) (buchino|posticino)',
    'nel mio ufficio|(verresti|verrebbe) (con|da|a) |in che giorno (la|ti) (posso|puo)|(intervisterei|incontrerei|vedrei) ~1 volentieri|sabato ce la farei|ce la farei',
    '(ti|la|vi) aspetto ~1 (in|a|al|alle|da|domani|oggi|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|nel)|ti aspettiamo ?|non (puoi|puo|potete) mancare|(ti|la|vi) (voglio|vorrei|vogliamo) ~1 (presente|presenti|li|qui|con noi)|(ho|abbiamo) bisogno di (te|lei|voi) (in|alle|domani|oggi|venerdi|giovedi|mercoledi|martedi|lunedi)',
    '(sei|siete) ~1 dei nostri|(vieni|venite|viene) (anche (tu|voi|lei)|con noi|da noi|a trovarci)|(ci vieni|ci venite|ti va di venire|ti unisci|vi unite|ti andrebbe di venire)',
    'perche non ~1 (vieni|passi|ti unisci|venite|passate)|(fai|faccia|fate) un salto|quando (passi|passate|vieni|venite|passa|viene) ',
    '(dobbiamo|dovremmo|bisogna) ~1 (parlarci|parlare|vederci|sentirci|incontrarci|trovare ~3 (ora|oretta|momento|mezz|mezzora))|(mi|ci) (servirebbe|servirebbero|farebbe comodo) ~6 (con te|con lei|tuo tempo|del tuo)',
    '(caffe|birra|aperitivo|pranzo|cena) ~4 (prenderei|berrei|farei|prenderemmo) ~1 volentieri|(lei|tu|voi) ci (sarebbe|saresti|sareste|sei|sara|sarai)|come (sei|e|siete) mess*',
    '(c e|ci sara|ci sarebbe) qualcuno ~3 (in casa|a casa|li)|(in alternativa|come alternativa) ~1 (le|ti|vi)? ~1 (proponiamo|propongo|offriamo|posso|possiamo|avrei|avremmo)',
    '(deve|devo|dobbiamo|vorrebbe|vorrei|vuole) (vederla|vederti|parlarle|parlarti|sentirla|sentirti|incontrarla|incontrarti)',
    '(proponga|proponi|proponimi|mi proponga|suggerisca|indichi|dammi) ~2 (un altra|un altro|altre|altri|una nuova|un nuovo) (data|giorno|orario|date|orari|momento|appuntamento)',
  ),
}

/** What is no request of its writer. */
const others: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchAnyOf(
    'join us (on|in) (facebook|instagram|linkedin|twitter|youtube|thanking|wishing|celebrating|congratulating|welcoming)|(if|unless) you (need|want) (to talk|help)',
  ),
  de: matchAnyOf('(falls|wenn) (du|sie|ihr) ~3 (reden|sprechen) (willst|mochten|wollt)'),
  fr: matchAnyOf('si (tu|vous) (as|avez) besoin'),
  es: matchAnyOf('si (necesitas|necesita)'),
  it: matchAnyOf('se (hai|ha) bisogno'),
}
