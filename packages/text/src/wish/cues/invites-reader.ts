import { matchAnyOf } from './phrase-matcher.ts'

/** Whether a folded sentence says that its writer would be glad if the reader came. */
export function invitesReader(folded: string): boolean {
  return invitations.test(folded)
}

/** `We would be honoured if you joined us for dinner.` */
const invitations = matchAnyOf(
  '(honoured|honored|delighted|glad|happy|thrilled|lovely|great|pleased|overjoyed|over the moon) ~1 if you ~2 (joined|came|come|join|accepted|attended|took part|could (come|join|attend|take part))',
  '(freuen|freute|freuten|schon|toll|super) ~2 (,)? wenn (du|ihr|sie) ~7 (mitmachen|mitmachst|mitmacht|teilnehmen|teilnimmst|teilnehmt|kommen|kommst|kommt|kamst|kamen|kamt|dabei|mitkommen|mitkommst|mitkommt|vorbeikommen|vorbeikommst)|(freuen|freute|freuten) ~2 (,)? (sie|dich|euch) ~6 (begrussen|willkommen heissen) ~1 (durfen|konnen)',
  '(ravi*|heureux|heureuse*|honore*|enchante*|content*|plaisir) ~2 (que|si) (tu|vous) ~3 (viennes|veniez|venais|participes|participiez|joignes|joigniez|acceptes|acceptiez)|(ta|votre) (presence|venue) (nous|me) ~1 (ferait|ferais|rejouirait)',
  '(encantaria|gustaria|alegraria|alegrariamos|honor|ilusion) ~1 que ~2 (vinieras|viniera|vinierais|vengas|venga|vengais|participaras|participara|participes|participe|acompanaras|acompanara|acompanes)',
  '(felic*|liet*|piacere|bello|onorat*) ~2 (se|che) ~2 (venissi|venisse|veniste|vieni|venga|partecipassi|partecipasse|partecipaste|foste|fossi)',
)
