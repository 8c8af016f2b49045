import { filtered } from '../literal-filter.ts'
import { matchPhrases } from '../wish/cues/phrase-matcher.ts'

/** Whether a folded subject is that of an application. */
export function titlesApplication(folded: string): boolean {
  return application_title.test(folded)
}

const application_title = filtered(
  /^(?:(?:speculative |unsolicited |spontaneous )?application (?:for|as)\b|speculative application|(?:initiativ)?bewerbung(?: als| um| fur|$)|initiativbewerbung|candidature(?: spontanee)?(?: pour| au| :|$| -)|candidatura(?: spontanea| espontanea)(?:$|\W)|autocandidatura|candidatura (?:per|a|para|al) )/,
)

/** Whether a folded text applies for a job or a place, or a stranger in it says to be interested. */
export function applies(folded: string): boolean {
  return applying.test(folded) || (introducing.test(folded) && interested.test(folded))
}

const applying = matchPhrases(
  [
    '(i|we) ~3 (like|wish|want|writing) to apply (for|as|to)|(i am|i m|i) (hereby )?(applying|apply) (for|as) ~3 (position|job|role|post|vacancy|internship|traineeship|placement|place|apprenticeship)|my application (for|as) ~6 (position|job|role|post|internship|trainee|traineeship|placement|apprenticeship|assistant|intern)|(attach|attached|enclosed|enclose|find|send you|sending you) ~4 my (cv|resume|curriculum)|my (cv|resume) ~2 (is|and)|(looking for|seeking) ~3 (an internship|a traineeship|a placement|an apprenticeship)',
    '(bewerbe|bewerben) (ich|mich|wir)|(mochte|wurde|will) ~3 ~5 bewerben|meine (bewerbung|bewerbungsunterlagen)|(mein|meinen|meinem) lebenslauf|lebenslauf und ~3 zeugnisse|(suche|suchen) ~9 (praktikum|praktikumsplatz|werkstudentin|werkstudent|ausbildungsplatz|ausbildung|werkstudentenstelle)',
    'ma candidature|mon (cv|curriculum)|(je|me) ~3 (postule|postuler|candidater|candidate) (a|au|aux|pour|chez|comme|en)|(cherche|recherche|suis a la recherche d) ~3 (stage|alternance|apprentissage)',
    'mi candidatura|mi (curriculum|cv)|(me gustaria|quisiera|deseo|querria) ~3 (optar|postular|postularme|hacer mis practicas|realizar mis practicas|presentar mi)|(me postulo|me presento|opto) ~4 (puesto|vacante|plaza|oferta)|(busco|buscando) ~2 (practicas|unas practicas)',
    'mia candidatura|(mi candido|candidarmi|vorrei candidarmi)|mio (curriculum|cv)|(cerco|sto cercando|in cerca di) ~2 (tirocinio|stage|apprendistato)',
  ].join('|'),
)

const introducing = matchPhrases(
  'my name is|mein name ist|(ich heisse|ich bin die|ich bin der)|(je m appelle|mon nom est|je me presente)|(me llamo|mi nombre es)|(mi chiamo|il mio nome e)',
)

const interested = matchPhrases(
  [
    '(i am|i m|we are|we re) ~2 interested in (your|joining|becoming|the|working|a|renting|taking)|(would like|want|like) to (join|become a member)',
    '(interessiere|interessieren) (mich|uns)|(interesse an|mitglied werden|bei ihnen (mitmachen|anfangen|arbeiten|eintreten))',
    '(interesse|interessee|interesses) par (votre|vos|le|la|les|l)|(souhaite|souhaiterais|voudrais|aimerais) ~1 (rejoindre|adherer|devenir membre|m inscrire)',
    '(me interesa|estoy interesad*|nos interesa|interesad* en)|(me gustaria|quisiera) (unirme|hacerme soci*|inscribirme|apuntarme)',
    '(mi interessa|sono interessat*|interessat* (a|al|alla|ai))|(vorrei|mi piacerebbe) (iscrivermi|diventare soci*|unirmi|entrare)',
  ].join('|'),
)
