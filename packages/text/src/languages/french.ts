import { anyWord, leadingWord } from '../words.ts'
import { type Lexicon, monthAfterSpace, wordSet } from './lexicon.ts'

const months =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|janv|févr|juil|sept|oct|nov|déc'

export const french: Lexicon = {
  stopWords: wordSet(`
    le la les un une des du de et ou mais si alors car parce que qui quoi quand où comment pourquoi comme au aux à en
    dans par pour sur sous avec sans entre avant après depuis pendant jusqu je tu il elle on nous vous ils elles me te
    se lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos ce cet cette ces est suis es sommes êtes sont
    était étaient été être ai as a avons avez ont avait avoir sera serait seront peut peux pouvez pouvons pourrait doit
    doivent ne pas plus très aussi bien y ça cela tout tous toute toutes même autre autres dont chez vers merci c'est
    n'est j'ai qu'il d'un d'une l'on s'il`),
  greeting: leadingWord(
    'bonjour|bonsoir|salut|cher|chère|chers|chères|madame|monsieur|mesdames|messieurs|coucou',
  ),
  closing: leadingWord(
    "(?:bien )?(?:cordialement|amicalement|sincèrement|à vous)|salutations|sincères salutations|avec (?:toutes )?(?:nos|mes) (?:excuses|remerciements|salutations)|bises|bisous|à bientôt|à très vite|bonne (?:journée|soirée)|je vous prie d|veuillez (?:agréer|recevoir)|respectueusement|merci d[’']avance",
  ),
  footer: anyWord(
    "désabonner|désinscrire|se désinscrire|voir (?:ce mail|cette page|ce message) (?:en ligne|dans)|vous recevez ce (?:mail|message|courriel|courrier)|envoyé (?:de|depuis) mon|pensez à l[’']environnement|mentions légales|politique de confidentialité|n[’']en êtes pas le destinataire|destinée?s? (?:uniquement|exclusivement) (?:à (?:son|ses|leurs?) destinataires?|aux? destinataires?|à la personne)|toute (?:diffusion|copie|utilisation) non autorisée",
  ),
  quoteIntroduction: /^(?:le\b.{4,200}\ba écrit ?:?|.{3,120}\ba écrit ?:)$/i,
  forwarded:
    /(?:message|e-?mail|courriel) transféré|message (?:d[’']origine|original)|début du message (?:réexpédié|transféré)/i,
  head: /^\s*\*{0,2}(?:de|envoyé(?: le)?|date(?: d[’']envoi)?|à|cc|cci|copie(?: à)?|objet|sujet|répondre à|importance|pièces? jointes?|expéditeur|destinataires?)\*{0,2}\s*:/i,
  smallTalk: anyWord(
    "j[’']espère|nous espérons|merci (?:pour|beaucoup|encore|de votre|de ta)|(?:nous )?(?:vous|te) remerci\\w*|je (?:vous|te) remercie|bonne (?:journée|semaine)|bon week-end|au plaisir|désolée? pour|toutes nos excuses|n[’']hésitez pas|ça fait un bail",
  ),
  request: anyWord(
    "(?:pourriez|pouvez|pourrais|voulez|auriez|avez|seriez|êtes|veux|peux)[- ](?:vous|tu)|peux-tu|est-ce qu[’']?(?:e|on|il|elle|ils)|merci d(?:e (?:me|nous|lui|(?:bien vouloir |ne pas )?(?:\\p{L}{2,12}(?:er|ir)|faire|prendre|répondre|rendre|transmettre|remettre)(?!\\p{L}))|[’']\\w+)|veuillez|prière de|s[’']il (?:vous|te) plaît|svp|stp|(?:envoie|envoyez|dis|dites|donne|donnez|apporte|apportez)(?:-moi|-nous)?|nous (?:aurions|avons) besoin|j[’']ai(?:rais)? besoin|(?:devez|dois) (?:nous|me|\\w+er|\\w+re)|est à (?:régler|payer)|demande(?:z|r)?|souhaitez|nous vous proposons|on pourrait",
  ),
  askedWith: null,
  deadline: anyWord("avant|jusqu[’']au?|au plus tard|d[’']ici|date limite|échéance|dès que possible|délai"),
  decision: anyWord(
    '(?:doit|doivent) (?:être|nous)|décidé|décide|convenu|approuvé|voté|accepté|refusé|annulé|reporté|repoussée?|malheureusement|donc|rupture de stock|commencer\\w*|coûter\\w*|aura lieu|sinon|au lieu de|souhaite|cherche',
  ),
  commitment: anyWord(
    "je (?:vais|prépare|m[’']occupe|vérifie|envoie)|va|vont|doit|doivent|devra|à faire|s[’']occupe|envoie|vérifie|prépare|prend en charge|se charge|organise|contacte|rédige|termine|finalise|responsable",
  ),
  leansBack: leadingWord('il|elle|ils|elles|cela|ça|ce|celui-ci|ceux|puis|ensuite|mais|et|donc|aussi|y'),
  months,
  leadingMonth: monthAfterSpace(months),
  weekdays: 'lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?',
  days: "aujourd[’']hui|demain(?: (?:matin|midi|soir|après-midi))?|après-demain|(?:la )?semaine prochaine|(?:le )?mois prochain|cette semaine|ce (?:soir|week-end|mois)|fin (?:du|de la) (?:mois|semaine)",
  abbreviations: [
    'm',
    'mm',
    'mme',
    'mmes',
    'mlle',
    'dr',
    'pr',
    'me',
    'p.ex',
    'ex',
    'etc',
    'env',
    'tél',
    'tel',
    'av',
    'bd',
    'st',
    'ste',
    'art',
    'cf',
    'no',
    'n',
    'p',
    'vol',
    'janv',
    'févr',
    'juil',
    'sept',
    'oct',
    'nov',
    'déc',
    'mgr',
    'bât',
    'chap',
    'resp',
    'dépt',
    'adr',
    'boul',
    'sté',
    'pp',
    'sté',
    'réf',
  ],
  ordinalLead: null,
  intents: {
    meeting: anyWord(
      'rendez-vous|rdv|réunion|se voir|nous (?:voir|rencontrer)|se rencontrer|rencontrer|visio(?:conférence)?|appel(?:er)?|entretien|échanger|déjeuner|en discuter|discuter|te parler|vous parler',
    ),
    reschedule: anyWord(
      'report(?:er|é|ée|ons)|décal(?:er|é|ée|ons)|déplac(?:er|é|ée|ons)|repousser|changer (?:notre|le|la|de) (?:rendez-vous|rdv|réunion|date)|autre (?:date|jour|créneau)|annuler (?:notre|le|la) (?:rendez-vous|rdv|réunion)',
    ),
    approval: anyWord('approuv\\w+|valid(?:er|ation|ez)|accord|feu vert|autoris\\w+'),
    invitation: anyWord('invit(?:er|ation|ons|e|ez|é|ée|és)|convi(?:er|ons|é)'),
    thanks: anyWord(
      "merci(?! (?:de |d[’']avance|par avance|d[’']y|de bien vouloir)(?!votre|ton|vos|tes|m|nous|l[’']))|remerci\\w+|pour (?:votre )?information|pour info",
    ),
  },
}
