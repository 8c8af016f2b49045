import { filtered } from '../literal-filter.ts'
import type { OwnSentence } from '../mail-text/prepare.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { countWords } from '../words.ts'

/** The sentences without those that only are polite; a short mail keeps its thanks, and one that says nothing else all. */
export function withoutFillers(
  sentences: readonly OwnSentence[],
  { keepsThanks }: { readonly keepsThanks: boolean },
): readonly OwnSentence[] {
  const left = sentences.filter(
    ({ text, isItem }) => isItem || !(isFiller(text) || (!keepsThanks && onlyThanks(text))),
  )
  return left.length > 0 ? left : sentences
}

const longest_filler = 24

/** Whether a sentence only asks how the reader is, excuses the writer, offers to be asked, or wishes the reader well. */
export function isFiller(text: string): boolean {
  if (/\d/u.test(text) || countWords(text) > longest_filler) return false
  const folded = foldText(text)
  return (
    health.test(folded) ||
    excuse.test(folded) ||
    offer.test(folded) ||
    correction.test(folded) ||
    waiting.test(folded) ||
    wish.test(folded) ||
    beginning.test(folded) ||
    sorry.test(folded) ||
    leaving.test(folded) ||
    crossed.test(folded) ||
    confiding.test(folded) ||
    joy.test(folded) ||
    concession.test(folded) ||
    (countWords(text) <= longest_cheer && cheer.test(folded))
  )
}

/** Whether a sentence only thanks for something, and tells nothing behind it. */
export function onlyThanks(text: string): boolean {
  if (/\d/u.test(text) || countWords(text) > longest_filler || /[?:;–—]|(?<!\p{L})-(?!\p{L})/u.test(text))
    return false
  const behind = thanks.exec(foldText(text))
  return (
    behind !== null &&
    !/[,.] (?!et |und |and |y |e )|(?<!\p{L})(?:but|aber|mais|pero|ma|doch|jedoch)(?!\p{L})/u.test(
      behind[1] ?? '',
    )
  )
}

/** In small letters without accents; what stands behind it is looked at. */
const thanks =
  /^(?:(?:and |und |et |y |e )?(?:(?:many |once more |once again |first of all,? )?(?:thanks|thank you)(?: (?:again|so much|very much|a lot|once more|ever so much|in advance|indeed))* for (?!letting|telling|confirming)|(?:(?:noch ?mals?|nochmal|zunachst|erst ?mal|schon mal|ganz) )?(?:(?:vielen|herzlichen|besten|lieben|tausend) dank|danke)(?: (?:noch ?mals?|erst ?mal|schon|sehr|ihnen|dir|euch|zunachst|vorab))*(?:,? (?:fur|dass|dafur)) |(?:wir danken|ich danke) (?:ihnen|dir|euch)(?: (?:sehr|herzlich|recht herzlich|nochmals))? (?:fur|dass) |(?:(?:mille|un grand|grand|tout d'abord,?) )?merci(?: (?:beaucoup|encore|bien|infiniment|a vous|a toi))* pour (?!me |nous |la confirmation)|(?:nous|je) (?:vous|te) remerci(?:e|ons)(?: (?:beaucoup|encore|vivement|sincerement))? (?:de (?:votre|ta|l'interet|la)|pour) |(?:muchas |muchisimas |mil )?gracias(?: (?:de nuevo|otra vez|a (?:ti|usted|vosotr[oa]s|ustedes)))* por |(?:le|te|os|les) agradec(?:emos|ezco) (?:mucho )?(?:su|tu|el|la|vuestr[ao]|que) |(?:mille |tante |molte )?grazie(?: (?:mille|tante|ancora|infinite|di nuovo|a (?:te|lei|voi)))* per |(?:la|ti|vi) ringrazi(?:o|amo)(?: (?:molto|ancora|sentitamente|tanto))? (?:per|del|della) ))(.*)$/u

const health = filtered(
  /^(?:(?:and |so )?(?:i|we) (?:do |really )?hope (?:you(?:'re| are|r)? (?:\p{L}+ ){0,3}(?:well|fine|ok|okay|good)|(?:all|everything) is (?:well|fine|good)|(?:this|my) (?:e-?mail|mail|message|note) finds)|hope (?:you(?:'re| are)? (?:\p{L}+ ){0,2}(?:well|fine|ok|good)|all(?:'s| is) well|everything(?:'s| is))|how are (?:you|things|you all)(?: (?:doing|all|today|both|keeping))? ?\?|how(?:'s| is) (?:it going|life|everything) ?\?|long time no (?:see|hear)|(?:ich|wir) hoffen?,? (?:es geht (?:dir|ihnen|euch)|dir geht|ihnen geht|euch geht|bei (?:dir|euch|ihnen) ist|du bist|sie sind|ihr seid|alles)|(?:na,? )?wie geht(?:'s| es)(?: (?:dir|euch|ihnen))?(?: (?:so|denn|denn so))? ?\?|alles (?:gut|klar|fit)(?: bei (?:dir|euch))? ?\?|lange nichts (?:mehr )?(?:von dir )?gehort|(?:j'espere|nous esperons|en esperant) que (?:tu vas|vous allez|tout va|tout le monde va|vous vous portez|la rentree)|(?:comment|comme) (?:vas-tu|allez-vous|ca va|tu vas|vont)[^?.,]{0,30}\?|ca va(?: bien)? ?\?|ca fait (?:un bail|longtemps)|espero que (?:(?:te|le|os) (?:encuentr\p{L}{1,4}|vaya)|est[eaé]s?|esteis|esten|todo|vaya|tod[oa]s|vay\p{L}{1,3})|(?:¿ ?)?(?:que|q) tal(?: (?:todo|estas|estais|esta|va todo|andas|vas))?(?: por [^?.,]{1,20})? ?\?|(?:¿ ?)?como (?:estas?|estais|va todo|andas|te va|os va)[^?.,]{0,20}\?|cuanto tiempo[.!]|(?:spero|speriamo) (?:che )?(?:tu |lei |voi |tutto |stia|stiate|vada|vi trovi)|come (?:stai|sta|state|va|vanno)[^?.,]{0,20}\?|tutto (?:bene|ok)(?: da (?:te|voi))? ?\?|e da (?:tanto|un po') che non)/u,
)

const excuse = filtered(
  /^(?:(?:(?:i|we)(?:'m| am|'re| are)? |please accept (?:my|our) )?(?:so |very |really |truly )?(?:sorry|apologi[sz]e|apologies)(?: (?:again|once again))? for (?:the |any |my |our |this )?(?:[a-z]+ )?(?:inconvenience|trouble|delay|bother|late|slow|short notice|hassle|mess|confusion|long|length|disturbance)|sorry (?:to (?:bother|trouble|disturb|write so|be so|chase|nag)|(?:that )?(?:i'm|i am|this is) (?:so |only |a bit )?(?:late|writing|short))|(?:ich|wir) (?:bitten|bitte|entschuldigen?)(?: (?:uns|mich|sie|dich|euch))? (?:(?:fur|um|die|den|vielmals) )*(?:entschuldigung|unannehmlichkeiten|verstandnis|ihr verstandnis|dein verstandnis|storung|verspatung|umstande)|(?:bitte )?(?:entschuldige|entschuldigt|entschuldigung|entschuldigen sie|sorry|verzeih|verzeihung)(?: (?:bitte|nochmals?))?,? (?:(?:fur )?(?:die|den|das|meine|unsere) (?:[a-z]+ )?(?:unannehmlichkeit|storung|verspatung|spate|umstande|aufwand|kurzfristig|lange|verzogerung|durcheinander)|dass ich (?:mich )?(?:so spat|erst jetzt|jetzt erst|so lange))|(?:es )?tut (?:mir|uns) leid(?: fur|,) (?:die (?:unannehmlichkeiten|umstande|storung)|dass ich (?:mich )?(?:erst jetzt|so spat|so lange))|(?:merci de |veuillez |nous vous prions de |je vous prie de )?(?:nous |m')?excuse[rz]?(?:-(?:nous|moi))?(?: (?:pour|de))? (?:la gene|le derangement|ce contretemps|le retard|mon retard|ce retard|le contretemps|cet? inconvenient)|(?:encore )?(?:toutes (?:nos|mes) excuses|desolee?s?|navree?s?)(?: encore)? (?:pour (?:la gene|le derangement|ce contretemps|le contretemps|le retard|mon retard|ce retard|le desagrement|ce desagrement|la reponse)|de (?:te |vous |)(?:deranger|repondre (?:si |aussi )?tard|t'embeter|t'ecrire si|vous ecrire si))|(?:je|nous) (?:vous prie|vous prions|m'excuse|nous excusons)(?: de)? [^.]{0,20}(?:la gene|le derangement|contretemps|retard)|(?:perdona|perdone|perdon|disculpa|disculpe|disculpen|disculpad|siento|lo siento|sentimos|lamento|lamentamos|rogamos disculpen)(?: (?:mucho|por|que|de veras))* (?:las molestias|la molestia|los inconvenientes|el retraso|la tardanza|el inconveniente|te escriba|le escriba|no haya contestado|haya tardado|la demora|el lio|las prisas)|(?:mi|ci) (?:scuso|scusiamo) (?:ancora |molto )?(?:per|del|di) |(?:scusa|scusami|scusate|scusi|chiedo scusa|perdona)(?:mi|temi)? (?:(?:per|il|se|la|ancora) )*(?:disturbo|ritardo|inconveniente|contrattempo|disagio|ti scrivo (?:solo )?(?:adesso|ora|cosi)|rispondo (?:solo )?(?:adesso|ora)|attesa|fretta|confusione))/u,
)

const offer = filtered(
  /^(?:(?:more |further |all )?(?:details|information) (?:is|are|can be found|about this)|you (?:can|will|may) find (?:more|further|all|the details|details)|(?:weitere |alle |nahere )?(?:details|einzelheiten|informationen|infos) (?:dazu |hierzu )?(?:finden|findest|findet|gibt)|vous (?:trouverez|pouvez trouver) (?:plus|davantage|tous|les details|toutes)|(?:mas|toda la) (?:informacion|detalles) en|(?:encontrara|encontraras|puede encontrar) (?:mas|todos|los detalles)|(?:maggiori|ulteriori|tutte le) (?:informazioni|dettagli)|(?:trova|trovi|trovera) (?:maggiori|tutti|i dettagli)|(?:if|should) (?:you|there) (?:have|are|be|should have) (?:any |further |more )*(?:questions?|queries|doubts|problems)|for (?:any |further |more )*(?:questions|queries|information|help|details)|(?:any|if any|if) (?:questions|doubts|problems)[,?:]|(?:how (?:did we do|would you rate|satisfied)|please rate|rate (?:us|our)|wie (?:bewerten|zufrieden)|bewerten sie uns|comment (?:evaluez|jugez|notez)-vous|(?:evaluez|notez) (?:notre|nous)|(?:¿ ?)?como (?:valora|calificaria)|valor[ae] (?:nuestro|su)|come (?:valut|giudic)|valuti? (?:il nostro|la tua|la sua))|questions ?\?|(?:cualquier|alguna) (?:duda|cosa|pregunta|problema)(?!\p{L})|(?:qualsiasi|qualunque) (?:cosa|dubbio|domanda|problema)(?!\p{L})|fragen ?\?|une question ?\?|(?:visit|see|check) our (?:help|faq|support)|(?:besuchen sie|besuche) unser\p{L}{0,2} (?:hilfe|faq|support)|(?:consultez|visitez) (?:notre|nos) (?:aide|faq|centre)|(?:visita|visite|consulta) (?:nuestr[oa]s?|il nostro|le nostre) (?:centro|ayuda|faq)|(?:please )?(?:do not|don't) hesitate|(?:please )?feel free to (?:call|contact|ask|write|get in touch|reach)|(?:i|we)(?:'m| am|'re| are)? (?:remain )?(?:at your disposal|happy to answer|here if you)|bei (?:weiteren |etwaigen )?(?:fragen|ruckfragen|unklarheiten)|(?:fur|bei) (?:weitere |etwaige |eventuelle )?(?:ruckfragen|fragen) (?:steh|bin|sind|erreich|konnen)|(?:wenn|falls|sollten|solltest|habt|haben)(?: (?:du|sie|ihr|es))?(?: noch)? (?:fragen|ruckfragen)|(?:ich|wir) stehen? (?:ihnen|dir|euch)? ?(?:\p{L}+ ){0,5}zur verfugung|melde dich (?:gern|gerne|einfach|jederzeit)(?:,| bei fragen)|(?:je|nous) (?:reste|restons|suis|sommes|demeure|demeurons)(?: (?:bien sur|bien entendu|naturellement|toujours))? (?:a (?:votre|ta) (?:\p{L}+ )?(?:disposition|ecoute)|disponibles? (?:pour|si))|restant a (?:votre|ta) |(?:surtout )?n'hesite[zs]? pas|pour (?:tout|toute|toutes|tous) (?:question|renseignement|information|complement)|si (?:tu as|vous avez)(?: des| la moindre| une)? questions?|(?:quedo|quedamos|me pongo|nos ponemos|estoy|estamos) (?:siempre )?(?:a (?:su|tu|vuestra) (?:\p{L}+ )?(?:disposicion)|disponible)|no (?:dudes?|dude|duden|dudeis) en|(?:para|por|ante|si tienes?|si teneis|si tienen) (?:cualquier|alguna) (?:duda|cosa|consulta|pregunta|aclaracion)|(?:resto|restiamo|rimango|rimaniamo|sono|siamo)(?: sempre| naturalmente)? a (?:sua|tua|vostra|completa|disposizione)|non esit\p{L}{1,4} a|(?:per|se ha|se hai|se avete) (?:qualsiasi|qualunque|ulteriori|eventuali|ogni|altre|domande|dubbi)(?: \p{L}+){0,2} (?:informazion\p{L}|chiariment\p{L}|domand\p{L}|dubbi\p{L}?|cosa|bisogno|necessita))/u,
)

/** Of minutes: who finds a mistake is to tell it. */
const correction = filtered(
  /^(?:(?:please )?(?:shout|tell me|let me know|give me a shout|drop me a line) if (?:i|we|you) (?:got|forgot|missed|see|find|have)[^.]{0,40}(?:wrong|mistake|missing|error|forgot|something|anything)|(?:if you (?:see|spot|find|notice)|should you (?:see|find)) (?:any |a )?(?:mistakes?|errors?|something)|(?:wenn|falls) (?:ich|euch|ihr|dir|ihnen|sie|du|jemand|jemandem)? ?(?:etwas|was|ein|einen|noch)? ?(?:vergessen|fehler|fehlt|falsch)|(?:korrekturen|erganzungen)(?: und \p{L}+)? bitte (?:einfach )?an mich|si vous (?:voyez|trouvez|constatez|relevez) (?:des|une|un|une) (?:oublis?|erreurs?|omissions?)|si (?:veis|ven|ves|encontrais|encuentran|falta) (?:algun|algo|errores|alguna)|se (?:vedete|trovate|notate|manca|ho dimenticato) (?:errori|qualcosa|imprecisioni|qualche|degli))/u,
)

const waiting = filtered(
  /^(?:(?:i|we)?(?:'m| am|'re| are)? ?(?:really |very much )?(?:look(?:ing)? forward to (?:hearing|your|seeing you|it|meeting you)|can't wait)|(?:ich|wir) freue?n? (?:mich|uns) (?:sehr |schon )?(?:auf (?:ihre|deine|eure|dich|euch|sie|die zusammenarbeit|das treffen)|von (?:ihnen|dir))|(?:dans|en) l?'?(?:l'attente|attente|attendant) (?:de|d'|votre|ta)|au plaisir (?:de|d')|(?:quedo|quedamos|estoy|estamos) (?:a la espera|en espera|pendiente)|(?:a la espera|en espera) de|(?:in attesa|resto in attesa|restiamo in attesa|attendo|aspetto) (?:di )?(?:un |una |sue? |tue? |vostr[ae] |un suo |un tuo |un vostro )?(?:gentile |cortese )?(?:riscontro|risposta|notizie)(?:,? (?:le |vi |ti )?porg[^.]{1,40})?[.!]?$)/u,
)

/** `Lovely to hear from you`, and not that somebody is glad to do something. */
const joy = filtered(
  /^(?:(?:(?:it(?:'s| is| was)|how) )?(?:so |really )?(?:great|lovely|good|nice|wonderful) (?:to (?:hear|see|meet|read)|that you (?:enjoyed|liked))|(?:wie )?schon,? (?:dass (?:\p{L}+ ){1,8}(?:spass|gefallen|gefreut|geklappt)|(?:von (?:dir|ihnen|euch) )?zu horen|von (?:dir|ihnen|euch) zu)|(?:quelle joie|ravie? |contente? |heureuse |heureux )(?:de (?:te |vous |t')?(?:lire|revoir|avoir de tes)|d'avoir (?:de tes|de vos))|que (?:alegria|bien|ilusion) (?:saber|leerte|verte|que (?:te|os|le) (?:gust|haya))|(?:che (?:bello|piacere|gioia)|mi ha fatto piacere|mi fa piacere) (?:sentir|legger|riveder|che (?:ti|le|vi) sia))/u,
)

/** `If you have paid meanwhile, please ignore this`, and asks for nothing. */
const crossed = filtered(
  /^(?!.*(?:copy|proof|receipt|let us know|tell us|kopie|beleg|nachweis|mitteil|copie|justificatif|indiquer|informer|copia|justificante|comprobante|avis|contabile|ricevuta|comunic|inviar|segnal))(?:(?:if|should|where) (?:you|your payment|the payment|payment)[^.]{0,60}(?:paid|crossed|made|sent|settled)[^.]{0,60}(?:disregard|ignore|no longer|obsolete)|(?:sollten?|falls|wenn|hat sich)[^.]{0,80}(?:zahlung|gezahlt|bezahlt|uberwiesen|beglichen|uberschnitten)[^.]{0,80}(?:gegenstandslos|ignorieren|hinfallig|nichtig)|si (?:votre|le|vous|ton)[^.]{0,60}(?:paiement|reglement|regle|paye|virement|croise)[^.]{0,60}(?:pas tenir compte|ne pas en tenir compte|sans objet|ignorer)|si (?:ya|el pago|su pago|hubiera|ha|has)[^.]{0,50}(?:pag|abon|cruzad)[^.]{0,50}(?:no (?:haga|hagas|tenga|tengas)|ignore|ignora)|(?:qualora|se|nel caso)[^.]{0,60}(?:pagament|pagat|saldat|bonific)[^.]{0,60}(?:non tener|non tenga|non tenere|ignor|nulla la presente))/u,
)

/** `I just wanted you to know it from me`, `First come, first served` */
const confiding = filtered(
  /^(?:i(?:'d)? just (?:wanted|want|like|would like|thought)(?: \p{L}+){0,4} to know(?: it)?(?: from me)?|first come,? first served|(?:ich )?wollte(?: ich)? nur,? dass du es (?:von mir )?(?:weisst|erfahrst)|wer zuerst kommt, mahlt zuerst|je voulais (?:juste|seulement) que tu le saches|premiers? arrives?,? premiers? servis?|solo queria que lo supieras|(?:volevo solo|mi bastava) che (?:tu )?lo sapessi)[^,;:]{0,30}$/u,
)

/** `I have nothing against music`, of a complaint. */
const concession = filtered(
  /^(?!.*(?:lawyer|elsewhere|another|anwalt|ander[es]|avocat|ailleurs|autre|abogad|otr[oa]|avvocat|altr[oa]|last|leave))(?:we(?:'ve| have) (?:been )?work(?:ing|ed) (?:together|with you)[^.]{0,30}for \p{L}+ years|i(?:'ve| have) been (?:buying from|your customer)[^.]{0,30}for \p{L}+ years|wir arbeiten [^.]{0,20}seit \p{L}+ jahren (?:gut |gern )?(?:zusammen|mit ihnen)|nous (?:travaillons (?:ensemble|avec vous)|livrons chez vous) depuis \p{L}+ ans|llevamos \p{L}+ anos (?:trabajando|colaborando) (?:juntos|con (?:ustedes|vosotros|usted))|lavoriamo (?:insieme|con (?:voi|lei)) da \p{L}+ anni)|^(?:(?:and |but |und |aber |mais |pero |ma )?(?:i|we) (?:really |do )?(?:have nothing against|have (?:every |full )?(?:understanding|sympathy) for|do(?:n't| not) (?:want|mean) to (?:make a fuss|be difficult|spoil))|(?:ich|wir) (?:habe|haben) (?:ja |wirklich |grundsatzlich )?(?:nichts gegen|(?:viel |volles |jedes )?verstandnis (?:fur|dafur))|(?:i(?:'m| am)|we(?:'re| are)) not the only ones? (?:who|to)|(?:ich bin|wir sind) (?:ubrigens |da |damit )?nicht (?:der|die) einzigen?(?:,| d| w)|je ne suis (?:d'ailleurs )?pas (?:le|la) seule? a|no soy (?:el|la) unic[oa] que|non sono (?:l'unic[oa]|il solo|la sola) (?:a|che)|mir ist (?:ja |durchaus )?(?:klar|bewusst), dass|das[sß] [^,]{1,60}, (?:bestreite|verstehe) ich (?:nicht|ja|gut)|(?:je|nous) (?:n'ai|n'avons|comprends|comprenons) (?:absolument |vraiment )?(?:rien contre|(?:bien |parfaitement |tres bien )que)|no (?:tengo|tenemos) nada (?:en contra|contra)|(?:entiendo|comprendo|entendemos) (?:perfectamente |muy bien )?que |non (?:ho|abbiamo) (?:nulla|niente) (?:contro|in contrario)|(?:capisco|comprendo|capiamo) (?:benissimo |bene )?che )/u,
)

/** `So glad that you are coming!` */
const cheer = filtered(
  /^[¡ ]{0,2}(?:(?:(?:i'm |we're |i am |we are )?(?:so |very |really )(?:glad|happy|pleased|excited)|(?:how )?(?:great|lovely|wonderful|brilliant)) (?:that )?you(?:'re| are| can)(?: all| both)? (?:coming|joining|back|in)(?!\p{L})|(?:wie |so )?(?:schon|toll|super),? dass (?:du|ihr|sie) (?:\p{L}+ ){0,3}(?:kommst|kommt|kommen|dabei)(?!\p{L})|(?:quelle (?:joie|chance)|(?:super|genial|chouette|ravie?s?|contente?s?)) que (?:tu|vous) (?:\p{L}+ ){0,3}(?:viennes|veniez|reveniez|reviennes|soyez|sois)(?!\p{L})|que (?:alegria|ilusion|bien|guay) que (?:os |te |se |lo )?(?:animeis|animes|vengais|vengas|volvais|vuelvas|vuelvan|vengan|podais|puedas|apuntes|apunteis)(?!\p{L})|(?:che (?:bello|gioia)|(?:sono|siamo) (?:proprio |davvero |molto )?(?:content[aeio]|felic[ei])) che (?:tu |voi |lei )?(?:vieni|venite|venga|veniate|torniate|torni|torna)(?!\p{L}))[^,;:]{0,40}$/u,
)
const longest_cheer = 9

/** That it was hard to begin the mail, or that it is late. */
const beginning = filtered(
  /^(?:(?:i've|i have) (?:started|begun|written|rewritten|deleted) this (?:[^.]{0,12} )?(?:times|e-?mail|mail|message|letter)|this is the \p{L}+ time (?:i've|i have|i) (?:started|begun|tried)|ich (?:fange|beginne|schreibe) (?:diese|die) (?:mail|nachricht|zeilen) (?:jetzt |nun )?(?:zum|schon)|(?:das ist|es ist) (?:jetzt |nun |schon )?das \p{L}+ mal, dass ich (?:diese|die) (?:mail|nachricht)|c'est la \p{L}+ fois que je (?:re)?(?:commence|ecris) (?:ce|cet|cette)|je t'ecris tard|(?:ya )?es la \p{L}+ vez que (?:empiezo|escribo|borro) est[ea]|te escribo tarde|e la \p{L}+ volta che (?:ri)?(?:comincio|inizio|scrivo) quest|ti scrivo tardi|i'm writing late|ich schreibe (?:dir )?(?:so )?spat)/u,
)

/** `Thanks, and sorry to leave you with all this` */
const leaving = filtered(
  /^(?:(?:thanks|danke|merci|gracias|grazie),? (?:and |und |et |y |e )?)?(?:sorry (?:to leave you|for leaving you|to land you|to burden you|to dump)|(?:es )?tut mir leid, dass ich (?:dich|euch|sie) (?:damit|mit)|(?:entschuldige|sorry), dass ich (?:dich|euch|sie) (?:damit|mit)|(?:desolee?|pardon) de (?:te|vous) laisser|(?:siento|perdona por) dejar(?:te|os|le)|(?:scusa|scusami|scusate) se (?:ti|vi) lascio|mi dispiace lasciar(?:ti|vi))(?!\p{L})/u,
)

/** Nothing but an apology. */
const sorry = filtered(
  /^[¡ ]{0,2}(?:(?:so |very |really |again )?sorry(?: (?:again|once again|about (?:that|this|it)|for (?:that|this|it)))?|(?:nochmals? |bitte )?(?:entschuldige|entschuldigt|entschuldigung|entschuldigen sie|sorry|verzeih|verzeihung)(?: (?:bitte|nochmals?|vielmals|dafur))*|(?:es )?tut (?:mir|uns) (?:sehr |echt |wirklich )?leid|(?:encore |vraiment )?(?:desolee?s?|navree?s?|pardon)(?: (?:encore|pour (?:ca|cela)))?|(?:lo )?(?:siento|sentimos|lamento)(?: (?:mucho|muchisimo|de verdad))?|perdon(?:a|e|ad|en)?(?: (?:otra vez|de nuevo))?|disculpas?|scusa(?:mi|te|temi)?(?: (?:ancora|tanto|di nuovo))*|mi (?:dispiace|scuso)(?: (?:molto|tanto|davvero|ancora))*)[ .!…:;()]*$/u,
)

const wish = filtered(
  /^(?:(?:have|enjoy|wishing you|(?:i|we) wish you) (?:a|an|the|your|all) (?:\p{L}+ ){0,3}(?:day|weekend|week|evening|holidays?|time|start|christmas|trip|best|break)|(?:ich |wir )?(?:wunsche?n? )?(?:dir |euch |ihnen |allen )?(?:noch )?(?:ein(?:en?|e)? )?(?:(?:schone[nsr]?|gute[nsr]?|erholsame[nsr]?|angenehme[nsr]?) )(?:\p{L}+ )?(?:tag|abend|woche|wochenende|start|urlaub|feierabend|zeit|feiertage|adventszeit)|(?:je|nous) (?:vous|te) souhait(?:e|ons) (?:une?|de|d') |(?:passez?|passe) (?:une?|de|d') |(?:et )?(?:bonne (?:semaine|journee|soiree|fin|continuation|reprise|reception)|bon (?:week-end|courage|dimanche|voyage)|bonnes fetes)|(?:que )?(?:(?:te|os|le|les) (?:deseo|deseamos) |(?:tengas?|tengais|tengan|pases?|paseis) (?:un|una|muy|buen))|(?:feliz|buen|buena) (?:semana|fin de semana|finde|dia|tarde|puente|viaje)|(?:(?:le|ti|vi) )?(?:auguro|auguriamo) |(?:buon|buona|buone) (?:giornata|serata|settimana|fine settimana|weekend|lavoro|viaggio|feste|domenica))/u,
)
