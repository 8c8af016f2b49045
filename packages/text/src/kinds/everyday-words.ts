import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'

/** What is due to a line or two that people write to each other. */
export type EverydayWords = 'sympathy' | 'encouragement' | 'glad' | 'seen' | 'noWorry'

/** To somebody whom the reader has lost, and not what was lost otherwise. */
const sympathies = matchAnyOf(
  '(condolences|sorry for your loss)|(my|our) ~1 thoughts are with you|sorry to hear ~1 (about|of) ~1 your ~1 (father|mother|dad|mum|mom|husband|wife|brother|sister|son|daughter|grandmother|grandfather|grandma|grandpa|loss)',
  'beileid|anteilnahme|in gedanken ~2 bei (dir|ihnen|euch)|(tut|tun) ~3 leid ~3 (vom tod|verlust)',
  'condoleances|(pensees|coeur) ~2 (t accompagn*|vous accompagn*|avec (toi|vous))',
  'pesame|condolencias|(te|le|os) acompan* en el sentimiento|siento mucho ~1 (lo de|la perdida de) (tu|su|vuestr*)',
  'condoglianze|(ti|le|vi) ~1 (sono|siamo) vicin*|partecip* al (tuo|suo|vostro) dolore',
)

/** Good luck, a welcome, a recovery, or time that the reader may take. */
const encouragements = matchAnyOf(
  'get well soon|feel ~1 better soon|good luck (with|for|on|in|tomorrow|today|!|.)|fingers crossed for you|welcome (aboard|to (the|our) ~1 (team|club|family|company|department|group|board))|take your time',
  'gute besserung|viel ~1 (erfolg|gluck) (bei|beim|fur|mit|morgen|heute|!|.)|druck* ~3 daumen|willkommen (im|in der|in unserem|in unserer|an bord|bei uns)|(lass|lassen sie) (dir|sich) ~1 zeit',
  'bon retablissement|remets toi ~1 (bien|vite)|bonne chance|bon courage|bienvenue (dans|a bord|chez|parmi)|(prends|prenez) (ton|votre) temps|crois* les doigts',
  '(que te mejores|que se mejore|que os mejoreis)|(mucha|buena) suerte|bienvenid* (al|a la|a bordo|a nuestro|a nuestra)|(tomate tu|tomese su) tiempo',
  'guarisci presto|(buona|pronta) guarigione|in bocca al lupo|buona fortuna|benvenut* (nel|nella|a bordo|tra)|(fai|faccia) con calma|(prenditi il tuo|si prenda il suo) tempo|rimettiti presto',
)

/** Somebody has arrived, or what was hoped for has come. */
const glad_news = matchAnyOf(
  '(arrived|got (home|here|there|back)) ~1 (safely|safe and sound|safe|in one piece)|your ~2 (request|application|proposal|visa|loan|leave|claim|permit) (has been|was|is|got) ~1 (approved|accepted|granted)|(it|all|everything) ~1 went ~2 (well|fine|smoothly)',
  '(gut|heil|wohlbehalten) ~1 (angekommen|nach hause gekommen|gelandet)|(antrag|gesuch|urlaub|visum|kredit) ~3 (genehmigt|bewilligt|angenommen)|(alles|es) ~3 (gut|glatt|bestens) (gelaufen|gegangen|geklappt)',
  '(bien|sain* et sauf*) (arrive*|rentre*)|(demande|dossier|visa|pret|conge) ~4 (accepte*|approuve*|accorde*|valide*)|tout s est ~1 bien passe',
  '(he|hemos) llegado (bien|sin problemas|san*)|(solicitud|visado|prestamo|permiso|peticion) ~3 (aprobad*|aceptad*|concedid*)|todo ~2 (ha ido|fue|salio) ~1 (bien|genial|perfecto)',
  '(arrivat*|tornat*) (bene|san* e salv*|senza problemi)|(richiesta|domanda|pratica|permesso|visto|prestito) ~3 (approvat*|accettat*|accolt*|concess*)|(e andato tutto|tutto e andato|tutto) bene',
)

/** What both have done together. */
const meetings = matchAnyOf(
  '(was|s been|has been|had) ~2 (lovely|great|good|nice|wonderful|pleasure|fun) ~2 (see|seeing|meet|meeting|talk|talking|speak|speaking|catch up|catching up) ~2 you',
  '(war|hat) ~3 (schon|toll|super|freude|gefreut) (,)? ~6 (zu sehen|zu treffen|kennenzulernen|kennengelernt|zu sprechen|gesehen zu haben)',
  '(c etait|ce fut|ca m a fait) ~2 (super|plaisir|bien|agreable|chouette|sympa|un plaisir) de (te|vous) ~1 (voir|revoir|rencontrer|parler)',
  '(fue|ha sido) ~1 (un placer|genial|estupendo|bonito|una alegria) ~1 (verte|verle|veros|conocerte|conocerle|hablar contigo|hablar con usted)',
  'e stato ~1 (bello|un piacere|piacevole) ~1 (vederti|vederla|vedervi|rivederti|conoscerti|conoscerla|parlare con)',
)

const late_answers = matchAnyOf(
  '(sorry|apologies|apologise|apologize) for ~2 (late|delayed|slow|tardy) ~1 (reply|response|answer)|sorry ~1 (it took|i took|for taking) ~1 so long',
  '(entschuldige|entschuldigen|entschuldigung|sorry|verzeih*) ~4 (spate|spaten|verspatete) ~1 (antwort|ruckmeldung)|(sorry|entschuldige) ~3 erst jetzt',
  '(desole*|pardon|excuse*|excusez) ~4 (reponse tardive|reponds si tard|repondre si tard|tarde a repondre|retard de ma reponse)',
  '(perdon*|disculp*|siento) ~2 (tardanza|demora|retraso) ~3 (en (responder|contestar))?|(perdon*|disculp*|siento) ~1 haber tardado',
  '(scus*|spiace|dispiace|perdona*) ~3 (ritardo nella risposta|risposta tardiva|ritardo con cui rispondo|rispondo solo ora)',
)

/** The first that fits of folded sentences that tell; null where none does. */
export function everydayWordsFor(told: readonly string[]): EverydayWords | null {
  const hasOne = ({ test }: { readonly test: (folded: string) => boolean }) => told.some((one) => test(one))
  if (hasOne(sympathies)) return 'sympathy'
  if (hasOne(encouragements)) return 'encouragement'
  if (hasOne(glad_news)) return 'glad'
  if (hasOne(meetings)) return 'seen'
  return hasOne(late_answers) ? 'noWorry' : null
}
