import { anyWord, leadingWord } from '../words.ts'
import { type Lexicon, monthAfterSpace, wordSet } from './lexicon.ts'

const months =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|genn?|febbr?|mar|apr|magg?|giu|lug|ago|sett?|ott|nov|dic'

export const italian: Lexicon = {
  stopWords: wordSet(`
    il lo la i gli le un uno una e ed o ma se allora perché che chi cui quando dove come di a da in con su per tra fra
    del dello della dei degli delle al allo alla ai agli alle dal dallo dalla dai dagli dalle nel nello nella nei negli
    nelle sul sullo sulla sui sugli sulle senza sopra sotto prima dopo durante fino io tu lui lei noi voi loro mi ti si
    ci vi lo li ne mio mia miei mie tuo tua tuoi suo sua suoi sue nostro nostra nostri vostro questa questo questi
    queste quello quella è sono sei siamo siete era erano stato stata essere ho hai ha abbiamo avete hanno aveva avere
    sarà può posso possono possiamo potrebbe deve devono non né più molto anche già sì tutto tutti tutta altro altra
    stesso c'è cosa quale grazie dell' nell' all'`),
  greeting: leadingWord(
    'ciao|salve|buongiorno|buonasera|buon giorno|gentil[ei]|gentilissim[oaie]|egregi[oa]?|car[oaie]|cari|spett(?:abile|\\.le)?',
  ),
  closing: leadingWord(
    '(?:un )?(?:cordiali? |caro |cari |distinti )?(?:saluti|saluto|abbraccio|abbracci)|cordialmente|distinti saluti|a presto|baci|un bacio|buona (?:giornata|serata)|buon lavoro|grazie e|grazie mille|in attesa|con stima',
  ),
  footer: anyWord(
    "cancella l[’']iscrizione|disiscriviti|annulla l[’']iscrizione|visualizza (?:nel|questa|questo)|ricevi questa (?:mail|e-?mail)|inviato dal mio|da iphone|pensa all[’']ambiente|note legali|informativa sulla privacy|(?:destinat|rivolt)[oaie] (?:unicamente|esclusivamente) (?:al destinatario|ai destinatari|alla persona|alle persone)|se non (?:è|siete|sei) (?:il destinatario|i destinatari)",
  ),
  quoteIntroduction: /^(?:il\b.{4,200}\bha scritto ?:?|.{3,120}\bha scritto ?:)$/i,
  forwarded: /(?:messaggio|e-?mail) inoltrat[oa]|messaggio originale|inizio (?:del )?messaggio inoltrato/i,
  head: /^\s*\*{0,2}(?:da|inviato(?: il)?|data(?: invio)?|a|cc|ccn|oggetto|rispondi a|importanza|priorità|allegat[oi]|mittente|destinatari[oa]?)\*{0,2}\s*:/i,
  smallTalk: anyWord(
    'spero (?:che|di|tu)|speriamo che|grazie (?:per|ancora|mille|della)|(?:la|ti|vi) ringrazi\\w+|scusa(?:mi|te)? (?:il|per)|mi scuso|buon (?:fine settimana|weekend|lavoro)|a presto|non esit\\w+|resto a disposizione',
  ),
  request: anyWord(
    'per (?:favore|cortesia|piacere)|prego|(?:ti|la|vi|le) (?:chiedo|chiediamo|prego|preghiamo)|(?:mi|ci) serve|servono|serve|(?:avrei|avremmo|ho|abbiamo) bisogno|fammi sapere|mi faccia sapere|fateci sapere|dimmi|mi dica|manda(?:mi|temi)?|mandi|mi mandi|scrivete|scrivimi|invia(?:mi|te|temi)?|conferm(?:a|i|ate)(?:mi)?|vorremmo|dovete|devi|riporti|va (?:versata|pagata|consegnata|restituita)|spostarla|rispondi|rispondete',
  ),
  askedWith: anyWord('puoi|può|potete|potresti|potrebbe|possiamo|potremmo|hai|avete|sei'),
  deadline: anyWord(
    'entro|fino al?|al più tardi|non oltre|scadenza|scade|prima (?:di|del)|il prima possibile|quanto prima',
  ),
  decision: anyWord(
    'deciso|concordato|approvato|accettato|rifiutato|annullat[oa]|rinviat[oa]|purtroppo|quindi|invece|altrimenti|costa|costerà|aumentare|non riesco|fermat[oa]|rott[oaie]|dobbiamo|riprendono|cominciare',
  ),
  commitment: anyWord(
    'mi occupo|ci occupiamo|si occupa|devo|deve|devono|dobbiamo|da fare|prepara|preparerà|preparo|invia|invierà|manda|manderà|controlla|verifica|organizza|compito|responsabile|contatta|contatterà',
  ),
  leansBack: leadingWord('è|lui|lei|questo|questa|ciò|così|poi|inoltre|ma|e|anche|intanto|per questo'),
  months,
  leadingMonth: monthAfterSpace(months),
  weekdays: 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica',
  days: 'oggi|stasera|domani(?: (?:mattina|pomeriggio|sera))?|dopodomani|(?:la )?(?:prossima settimana|settimana prossima)|(?:il )?(?:prossimo mese|mese prossimo)|questa (?:settimana|sera)|fine (?:mese|settimana|anno)',
  abbreviations: [
    'sig',
    'sigg',
    'sig.ra',
    'dott',
    'dott.ssa',
    'dr',
    'prof',
    'ing',
    'arch',
    'avv',
    'geom',
    'rag',
    'es',
    'ecc',
    'p.es',
    'tel',
    'pag',
    'art',
    'n',
    'nr',
    'spett',
    'gent',
    'egr',
    'ca',
    'srl',
    's.r.l',
    's.p.a',
    'snc',
    'v',
    'p',
    'spett.le',
    'gent.ma',
    'gent.mo',
    'gent.le',
    'gent.mi',
    'preg.mo',
    'ill.mo',
    'rif',
    'cell',
    'cfr',
    'v.le',
    'p.zza',
    'c.so',
    'ns',
    'mons',
    'dott.sa',
    'sig.na',
    'sigg.re',
    'tav',
  ],
  ordinalLead: null,
  intents: {
    meeting: anyWord(
      'incontr(?:o|arci|arla|iamo|arsi)|riunione|vederci|vedersi|appuntamento|chiamata|telefonata|sentirci|parlarne|colloquio|videochiamata|caffè|pranzo',
    ),
    reschedule: anyWord(
      "spost(?:are|arla|arlo|iamo|ato|ata)|rinvi(?:are|amo|ato|ata)|posticip\\w+|anticip(?:are|arla)|altr[oa] (?:giorno|data|orario)|annullare (?:la|il|l[’']|il nostro)|non riesco a venire",
    ),
    approval: anyWord('approv(?:are|azione|ato|i)|autorizz\\w+|via libera|benestare|permesso'),
    invitation: anyWord('invit(?:o|are|arvi|arti|iamo|ato|ata)'),
    thanks: anyWord(
      'grazie(?! in anticipo| anticipatamente)|ringrazi\\w+|per conoscenza|per tua informazione',
    ),
  },
}
