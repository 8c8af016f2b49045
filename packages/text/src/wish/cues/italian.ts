import { cue, type MeetingCues } from './meeting-cues.ts'

const meet =
  'incontro|incontrarci|incontrarla|incontrarti|incontriamo|incontrarsi|riunione|vederci|vedersi|vederti|vediamo|appuntamento|chiamata|chiamarti|chiamarla|chiamare|telefonata|telefonare|sentirci|sentiamo|parlarne|parlare|parlarti|parlarle|parliamo|colloquio|videochiamata|caffe|pranzo|cena|visita|visitare|aperitivo|sopralluogo|call|discutere|discuterne|confronto|confrontarci|rivedere|incontrare|conoscerci|conoscerla|chiacchierata|laboratorio'

export const italian: MeetingCues = {
  invites: cue(
    'bisogno di (te|lei|voi) ~4 (qui|sul posto|minuti|ora|di persona|al telefono)|(ho|abbiamo) bisogno che (tu|lei|venga|passi)',
    '(comunicarci|comunicarmi|indicarci|indicarmi|farci sapere|farmi sapere|dirci|dirmi|segnalarci|segnalarmi|proporci|confermarci|confermarmi) ~2 (giorno|ora|orario|data|momento|quando)',
    '(ditemi|diteci|fatemi sapere|fateci sapere|indicatemi|indicateci|proponete*) ~4 (quando|quale|che giorno|una data|orario|se)',
    '(scrivimi|avvisami|dimmi|fammi sapere|mi scriva|mi avvisi) ~1 (quando|a che ora) ~3 (vieni|viene|passi|passa|puoi|puo|possiamo|riesci|riesce|ti|le)',
    '(lascio|lasciamo) ~3 (scegliere|decidere|fissare)|(scegli|scelga|decidi|decida|fai|faccia) ~2 (tu|lei) ~3 (giorno|ora|orario|data)?',
    '(mi dai|mi da|mi dedichi|dammi|mi concede|mi serve|mi servirebbe) ~3 (ora|minuti|mezz|mezzora|oretta|momento)',
    '(mi|ci) (scriva|dica|indichi|faccia sapere|proponga|dia|comunichi) ~2 (a che ora|quando|una data|che giorno|un giorno|un orario|l ora)|(vediamoci|sentiamoci|incontriamoci|parliamone|troviamoci|organizziamoci|aggiorniamoci|accordiamoci)|(chiede|chiedono|chiederei|chiederemmo|chiediamo) ~4 (avere|fissare|un|una) ~3 (colloquio|incontro|appuntamento|riunione|chiamata|telefonata)|(attendiamo|attendo|aspetto|aspettiamo) ~4 (preferenze|disponibilita|proposta|data)|(servirebbe|serve|servono) ~2 (lavorarci|vederci|vedersi|trovarci|parlarne)|(gradirei|gradiremmo) ~1 (presentar*|incontrar*|mostrar*|illustrar*|veder*|parlar*)',
    '(scegli|scelga|proponga|proponi|dica|dimmi) ~2 (giorno|data|sera|orario|ora|mattina|pomeriggio)|(piacere|piacerebbe|vorrei) (di )?(sentirla|sentirti|vederla|vederti|chiamarla|chiamarti)|(sentirla|sentirti) a voce|(le|ti|vi) (andrebbe|va) di',
    '(servirebbe|serve|servono|bisogno di) ~3 (ora|minuti|oretta|momento) ~2 (con te|con lei|con voi)',
    '(scegli|scelga|scegliete) ~4 (giorno|data|orario|ora)|(confermi|conferma|dica|dimmi) ~2 (quale|quando) ~3 (preferisce|preferisci|va|comodo)',
    '(chiamami|mi chiami|richiamami) ~5 (tra|fra|dopo|prima|quando|domani|dalle|lunedi|martedi|mercoledi|giovedi|venerdi)|(trovare|trovarne|cercare) un altro (giorno|momento)',
    '(dimmi|mi dica|fammi sapere|mi faccia sapere|dicci|ci dica) ~2 (quando|cosa|quale|se|che|quali) ~5 (va|andrebbe|preferisce|preferisci|possiamo|puo|puoi|comodo|meglio|libero|libera|vederci|sentirci)|(propormi|proporci|indicarmi|darmi|darci|inviarmi|suggerirmi) ~3 (data|date|orario|orari|disponibilita|giorno|giorni)',
    '(avrei|avremmo|avrebbe) ~1 (bisogno|piacere) di ~4 (confronto|incontro|incontrarla|incontrarti|parlarle|parlarti|vederla|vederti|sentirci|riunione|appuntamento|colloquio|chiamata)',
    '(riusciamo|riusciresti|riesci|riuscireste|riuscirebbe|riusciremmo) (a|ad) ~4 (vederci|sentirci|parlare|incontrarci|trovarci|vedere|fare|trovare|fissare|organizzare)',
    '(puoi|potresti|puo|potrebbe|potete) ~3 (ricevermi|riceverci|dedicarmi|dedicarci|ritagliarmi|chiamarmi|darmi|propormi|proporre|indicarmi) ~4 (tempo|minuti|ora|momento|appuntamento|data|date|orario|disponibilita)?',
    '(ci prendiamo|ci facciamo|ci becchiamo|ci troviamo|ci vediamo|ci sentiamo|ci aggiorniamo|beviamo|andiamo|mangiamo|facciamo|fissiamo|organizziamo) ~8 ?',
    '(ti|le|vi) (va|andrebbe|torna|tornerebbe|sta|starebbe|farebbe) ~8 ?|(come sei|come e|come siete|com e) ~1 (messo|messa|messi|la tua|la sua) ~6 ?',
    '(contatto|scrivo|chiedo|chiederle|chiederti) ~2 per (fissare|concordare|chiedere|organizzare|avere|richiedere) ~2 (incontro|appuntamento|colloquio|riunione|chiamata|visita)',
    '(e|sarebbe|fosse) possibile ~3 (vederci|incontrarci|sentirci|parlare|incontro|appuntamento|visita|visitare|fissare|avere)',
    '(serve|servirebbe|mi serve|ci serve|occorre) ~3 (incontro|appuntamento|riunione|chiamata|confronto|parlarti|parlare|vederci)|(fammi|mi faccia|fateci|ci faccia) sapere ~3 (disponibilita|quando|se|giorni|date)',
    '(posso|potrei|possiamo|potremmo) ~2 (passare|venire|chiamare|disturbarla|disturbarti|rubarti|rubarle) ~8 ?',
    `(possiamo|potremmo|posso|potrei|possiamo anche|puo|potrebbe|puoi|potresti) ~4 (vederci|incontrarci|sentirci|parlarne|parlare|parlarti|parlarle|chiamarti|chiamarla|incontrarla|confrontarci|riunione|incontro|appuntamento|chiamata|colloquio|fissare)`,
    '(possiamo|potremmo|posso|potrei) (vederci|incontrarci|sentirci|parlarne|parlare|parlarti|parlarle|chiamarti|chiamarla|incontrarla|confrontarci|fissare)',
    `(hai|ha|avresti|avrebbe|avete|avreste) ~5 (tempo|minuti|ora|mezz'ora|momento|disponibilita|oretta|buco|minuto|min)`,
    "(hai|ha|avresti|avrebbe|avete|avreste) (un|una|mezz'|un'|del|#)? (tempo|minuti|ora|mezz'ora|momento|disponibilita|oretta|buco|minuto|min)",
    `(ci vediamo|ci sentiamo|ci incontriamo|ne parliamo|pranziamo|ceniamo|prendiamo|facciamo) ~7 ?`,
    'quando (posso|possiamo|potremmo|potrei|sarebbe|sareste|saresti|sei|e|le|ti|ci|hai|avrebbe|preferisce|preferisci|va|andrebbe)',
    '(che|quale|quali) (giorno|ora|orario|data|giorni) (ti|le|vi|preferisci|preferisce|sarebbe|va|andrebbe)',
    '(ti|le|vi) (andrebbe|va|starebbe|farebbe|sta|verrebbe|conviene|converrebbe|andrebbero) (bene|di|un|il|comodo|meglio|domani)',
    `(vorrei|vorremmo|mi piacerebbe|ci piacerebbe|desidero|desidererei|gradirei) ~5 (incontrarla|incontrarti|incontrarci|parlare|parlarne|parlarti|appuntamento|incontro|riunione|colloquio|vederci|sentirci|visita|visitare|chiamata|discutere)`,
    '(vorrei|vorremmo|mi piacerebbe|ci piacerebbe) (incontrarla|incontrarti|incontrarci|parlare|parlarne|parlarti|vederci|sentirci|visitare|fissare|farti)',
    `(dovremmo|bisogna|bisognerebbe|ho bisogno di|abbiamo bisogno di|devo|dobbiamo|avrei bisogno di) ~3 (parlarti|parlarle|parlare|parlarne|vederci|incontrarci|sentirci|vederti|incontro|riunione|appuntamento)`,
    '(dovremmo|bisognerebbe|ho bisogno di|abbiamo bisogno di|devo|dobbiamo|avrei bisogno di) (parlarti|parlarle|parlare|parlarne|vederci|incontrarci|sentirci|vederti)',
    "(fissare|organizzare|concordare|prendere|trovare|programmare) (un|una|un'|il)? (appuntamento|incontro|riunione|colloquio|chiamata|data|visita|momento|call|orario)",
    '(sarebbe|e) possibile (vederci|incontrarci|sentirci|parlare|parlarne|avere un|fissare)',
    '(fammi|mi faccia|fatemi) sapere (quando|se|la|che giorno)|(dimmi|mi dica) quando',
    '(sei|e|sarebbe|saresti|siete|sareste) (disponibile|libero|libera|disponibili|liberi|in ufficio|da quelle parti)',
  ),
  meets: cue(
    'incontr*|trovarci|troviamo|sentirsi|di persona|al telefono|ricevimento|insieme|confront*|presentare|presentarle|mostrarle',
    'fare il punto|punto|aggiornarci|trovarci|vedersi|zoom|teams|birra|spritz|bere qualcosa|mangiare|incontrarvi|ricevermi|ricevere|allineamento|allinearci',
    meet,
  ),
  suits: cue(
    '(mi|ci) (resta|restano|resterebbe|resterebbero|rimane|rimangono)|(resta|restano|rimane|rimangono) (solo|libero|libera|liberi)',
    '(a|alla) ~1 (sua|tua|vostra) ~1 disposizione|quando vuoi|quando vuole|quando preferisci|quando preferisce|flessibile',
    'raggiungibile|reperibile|a disposizione|presente',
    'bene|meglio|disponibile|libero|libera|posso|potrei|possiamo|tempo|comodo|preferirei|preferisco|qualsiasi|ideale|perfetto|possibile|basterebbe|ci sono|andrebbe|andrebbero|sarebbe|sarebbero|tutti i giorni',
  ),
  wishes: cue(
    'propone|propongono|suggerisce|chiede|chiedono',
    'chiederei|chiederemmo|chiedo|(rimand|spost|posticip|anticip|rinvi)(erei|eremmo)|mi indichi|andrebbe',
    'vorrei|vorremmo|piacerebbe|ho bisogno|abbiamo bisogno|dovremmo|bisogna|possiamo|potremmo|potresti|potrebbe|puoi|puo|per favore|propongo|proponiamo|proporle|dobbiamo|devo',
  ),
  prefers: cue(
    '(pensavo|pensavamo|pensiamo|penso) ~1 (a|al|verso|alla|di)|pensavamo|avevo pensato',
    'meglio|preferibilmente|preferirei|tranne|eccetto|qualsiasi|non (prima|dopo|il)|a partire|ideale|possibilmente|magari',
  ),
  limits: cue(
    '(deve|dovra|dovrebbe|va|andrebbe) ~2 (avvenire|tenersi|aver luogo|avere luogo|essere fatt*|svolgersi|fatt(o|a))',
    '(deve|dovrebbe|dovremmo|bisogna|bisognerebbe|dovra) ~2 (essere|farlo|farla|farsi|svolgersi|chiudere)|(che sia|sarebbe) ~3 (di|al|nel|tra|fra|prima|dopo|entro|in)|(solo|soltanto|solamente|unicamente|esclusivamente) ~3 (di|al|la|nel|il|tra|fra|dopo|prima|in|dalle|entro|per)|(mattin*|pomerigg*|sera|lunedi|martedi|mercoledi|giovedi|venerdi) ~1 (solo|soltanto|solamente|unicamente|esclusivamente)',
    'per il resto|altrimenti|comunque|in ogni caso|(per favore|per cortesia|cortesemente) ~3 (prima|dopo|tra|fra|non|solo|entro)|(potremmo|possiamo|potrei|posso) farl(o|a)|(mattin*|pomerigg*|lunedi|martedi|mercoledi|giovedi|venerdi) ~2 (per favore|per cortesia)',
  ),
  confirms: cue(
    '(ti|le|vi) (va|andrebbe|puo andare|torna|sta|tornerebbe|starebbe|conviene|converrebbe|farebbe|e comodo) ~4 ?|(va bene|d accordo|ok|possibile|comodo|fattibile) ~3 ?|(ci sei|ci saresti|puo andare|puoi venire|riesci|riuscirebbe|riesce|ci stai|le puo andare) ~3 ?',
  ),
  picks: cue(
    '(scegli|scelga|scegliete|decidi|decida|decidete) (tu|lei|pure|voi|quello|quella|tra|fra)|(a te|a lei|a voi) (la scelta|scegliere|decidere)',
    '(quello|quella) che ~2 (va|viene|conviene)',
    'quale ~3 ?|(quello|quella) che ~2 (preferisce|preferisci|vuole|vuoi)',
    '(quale|quali|che data|che giorno|che ora) ~4 (preferisce|preferisci|va|andrebbe|comodo|meglio|fissiamo|scegli*|fa al caso|conviene|le|ti|segno)|(scelga|scegli|scegliere|indichi|indicando|indica|indicare|confermi|conferma|dica|dimmi|risponda|rispondi|comunichi|faccia sapere|fammi sapere|segnali) ~4 (quale|preferenza|scelt*|orario|data|opzione|giorno)|(sua|tua|vostra|sue) (preferenza|preferenze|scelta)',
  ),
  offers: cue(
    '(due|tre|quattro|questi) (posti|date|orari|opzioni|possibilita|buchi)|(puo|possono|possiamo|potrebbe) ~2 (passare|venire|presentarsi)|(dica|dimmi|faccia sapere) ~1 quale|quale (delle|dei) (due|tre)',
    '(le|ti|vi) (propongo|proponiamo|offro)|propongo|proponiamo|propor(le|ti)|offrir(le|ti)|quale (preferisce|preferisci)|cosa (preferisce|preferisci)|(le|ti|vi) (va|andrebbe) bene|posso|potrei|sono libero|sono libera|preferisce|preferisci|che ne dici',
  ),
  chooses: cue(
    '(quale data|quale giorno|che giorno|che data|quale|quale dei due|quale delle due) ~3 (prenoto|prenotiamo|devo|dovrei|preferisci|preferisce|preferite|scelgo|va bene|ti va|le va)',
    'prenoto|prenotiamo|(devo|dovrei|posso) ~2 prenotare',
    'preferisci|preferisce|preferite|preferiresti|preferirebbe',
  ),
  moves: cue(
    'slittare|slitta|slittiamo|far slittare|(rimand|spost|posticip|anticip|rinvi)(erei|eremmo|eresti|erebbe)|(anticipat|posticipat|spostat|rinviat)(o|a)|posticiparl(o|a)|anticiparl(o|a)|rimandarl(o|a)',
    "spost(are|arla|arlo|iamo|ato|ata)|rinvi(are|amo|ato|ata|arlo|arla)|rimand(are|iamo|ato|ata|arlo|arla)|posticip*|anticip(are|arla|arlo)|altr(o|a) (giorno|data|orario|momento)|un altro (giorno|momento|orario)|cambiare (la|l'|il|data|giorno|orario)",
  ),
  cancels: cue('annullare|annullato|annullata|disdire|disdico|annullo|cancellare'),
  declines: cue(
    'nessuna nuova data|(nuova data) ~3 (seguira|da definire|piu avanti)',
    "non (c'e bisogno|serve|occorre|e necessario|bisogna)|non (potro|posso|riesco a|possiamo|potrei|riusciro a) ~2 (partecipare|venire|esserci|essere|unirmi)|non rispondere|senza di me",
  ),
  informs: cue(
    'per conoscenza|(solo|soltanto) ~3 (per informazione|per tua informazione|per sua informazione)|(ti|la) metto in copia',
  ),
  recalls: cue(
    '(spero|speriamo) ~4 (andato|andata|andate|andati|passato|trascorso)',
    'quando (fu|avete|hai visto|ha visto|vi siete|ci siamo|ci siete|e stato|e stata|c e stato|c e stata|si e tenuto|si e tenuta)',
    "grazie (ancora |mille )?per (l'|la|il|lo|aver|averci|essere)|e stato un piacere|e stata|di ieri|la settimana scorsa|hai avuto tempo|ha avuto tempo|come concordato|come d'accordo",
  ),
  asksOther: cue(
    '(dovrebbe|dovrebbero|dovresti) ~2 (arrivare|arrivarti|arrivarle|ricevere|ricever*)|(le|ti|vi) (arriva|arrivano|arrivera|arriveranno)',
    'scadenza ~3 (e|il|del)|(esce|uscira|va in onda) ~2 il',
    '(fattura*|pagamento|rata) ~6 (scade|entro|il|risulta)|scade|scadono',
    'a proposito|tra l altro|fra l altro|(deve|devono|va|vanno|dovra) ~2 (consegn*|present*|inviat*|deposit*|pubblic*|pagat*|caricat*|stampat*)',
    'inviar*|invia*|invii|mandi|mandino|manda*|mandar*|guardare la fattura|controllare|firmare|approvare|pagare|compilare|leggere|spedir*|ordinare|correggere|inoltrare',
  ),
  lasts: cue(
    'bastano|basterebbero|sono sufficienti|sufficiente|calcoli|calcola|al massimo|massimo|non piu di|ci vuole|ci vogliono|ci vorra|preveda|prevediamo',
    'basterebbe|basta|dura|durera|durerebbe|circa|piu o meno|servono|bastano',
  ),
  announces: cue(
    '(ufficio|uffici|negozio|sportello|segreteria|studio) ~3 (apert*|chius*)|orari di|orario di apertura|(festa|concerto|matrimonio|torneo|partita|fiera) ~2 (e|inizia|sara) ~1 (il|alle)',
    '(confermiamo|confermarle|confermo) ~2 (il|la|la sua|il suo|il tuo) ~1 (appuntamento|prenotazione|tavolo|visita)',
    '(e stata|e stato|e|viene) (spostata|spostato|rinviata|rinviato|anticipata|anticipato)|come sempre|come al solito|(riunione|seduta|lezione) ~4 (inizia|comincia)',
    'si terra|avra luogo|si svolgera|arrivera|sara consegnat(o|a)|si prega|chius(o|a)|apert(o|a)|iscrizione|disiscriv*',
  ),
}
