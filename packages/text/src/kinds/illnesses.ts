import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'

const joints_en =
  '(knee|hip|shoulder|wrist|elbow|ankle|foot|toe|finger|hand|tooth|teeth|cataract|meniscus|tonsils)'
const joints_de =
  '(knie|hufte|schulter|handgelenk|ellbogen|knochel|fuss|zeh|finger|hand|zahn|weisheitszahne|meniskus|mandeln|kreuzband)'
const joints_fr = '(genou|hanche|epaule|poignet|coude|cheville|pied|doigt|main|dent|dents|menisque|amygdales)'
const joints_es = '(rodilla|cadera|hombro|muneca|codo|tobillo|pie|dedo|mano|muela|muelas|menisco|amigdalas)'
const joints_it = '(ginocchio|anca|spalla|polso|gomito|caviglia|piede|dito|mano|dente|denti|menisco|tonsille)'

const small_operation = matchAnyOf(
  `${joints_en} ~3 (operation|surgery|op|operated|replacement|arthroscopy)|(operation|surgery|operated) ~3 ${joints_en}`,
  `${joints_de} ~4 (operiert|operieren|operation|op)|(operation|op) ~3 ${joints_de}|(knieoperation|huftoperation|schulteroperation|knieop|zahnoperation|meniskusoperation)`,
  `(opere*|operation|operer|intervention) ~4 ${joints_fr}`,
  `(operan|operar|operado|operada|operacion|operaron) ~4 ${joints_es}`,
  `(operano|operare|operato|operata|operazione|intervento|operarmi) ~4 ${joints_it}`,
)

/** Whether a folded sentence tells of an operation from which one soon is well again. */
export function tellsSmallOperation(folded: string): boolean {
  return small_operation.test(folded)
}

const illness = matchAnyOf(
  '(i m|i am|i ve been|(he|she|son|daughter|husband|wife|mum|dad|kid|baby|child) (is|has been|s)) ~2 (ill|sick|unwell|poorly|in bed with)|(has|have|ve|s got|got|with|running|had|caught) ~3 (fever|temperature|flu|migraine|stomach bug|bronchitis|tonsillitis|chickenpox)|(broke|broken|sprained|twisted|fractured|torn) ~1 (my|his|her|a|an) ~1 (leg|arm|ankle|foot|wrist|finger|toe|rib|collarbone|knee)|(hurt|injured) (my|his|her) (back|leg|arm|knee|foot|hand|shoulder)|my (cast|plaster) ~3 (off|on)',
  '(ich|er|sie|sohn|tochter|mann|frau|kind|kleine|kleiner|mama|papa) ~1 (bin|ist|liege|liegt|lag) ~3 (krank|krankgeschrieben|flach|mit grippe|mit fieber|erkaltet)|(habe|hab|hat) ~4 (fieber|grippe|migrane|bronchitis|windpocken|magen darm)|(bein|arm|fuss|knochel|handgelenk|finger|zeh|rippe|schlusselbein|knie) ~2 (gebrochen|verstaucht|verdreht|gerissen)|(rucken|knie|bein|hand|schulter) ~1 (verletzt|verrenkt)|(mein|der) gips ~5 (ab|weg|dran|runter)',
  '(je suis|il est|elle est|(fils|fille|mari|femme|petit|petite) est) ~2 (malade|au lit|souffrant*|cloue*)|(fils|fille|mari|femme|enfant) malade|(a|ai) ~2 (de fievre|la fievre|la grippe|une migraine|une angine|la varicelle|une bronchite|une gastro)|(me suis|s est) ~1 (casse|foule|tordu|dechire) (le|la|l|un|une)|(me suis|s est) ~1 (blesse*|fait mal) (au|a la|le)|mon platre',
  '(estoy|esta|(hijo|hija|marido|mujer|peque) esta) ~2 (enferm*|malo|mala|en cama|con fiebre|con gripe|resfriad*)|(tengo|tiene|tenido) ~2 (fiebre|de fiebre|gripe|migrana|varicela|bronquitis|anginas)|(tengo|tiene) # ~2 fiebre|(me he|se ha|me|se) ~1 (roto|rompi|rompio|torcido|fracturado) (el|la|un|una)|(hecho|hizo) dano en (el|la)|la escayola',
  '(sono|e|(figlio|figlia|marito|moglie|piccolo|piccola) e) ~2 (malat*|a letto|influenzat*|raffreddat*)|(ho|ha|con) ~3 (febbre|di febbre|influenza|emicrania|bronchite|varicella)|(mi sono|si e) ~1 (rotto|rotta|slogat*|fratturat*|stort*) (il|la|un|una)|(mi sono|si e) fatt* male (alla|al|a)|il gesso',
)

/** Nobody is ill any more, or it is said of many. */
const over = matchAnyOf(
  '(better|recovered|well again|fit again|over it|no longer ill|no longer sick|not ill)|(vaccine|vaccination|jab|insurance|sick leave|employees|staff)',
  '(wieder|nicht mehr) ~1 (gesund|fit|krank|da)|(impfung|krankmeldung|krankenkasse|mitarbeiter|beschaftigte*)',
  '(va mieux|gueri*|retabli*|plus malade)|(vaccin|vaccination|arret maladie|salaries)',
  '(mejor|recuperad*|curad*|ya no)|(vacuna|vacunacion|baja|empleados)',
  '(meglio|guarit*|non e piu|ripres*)|(vaccino|vaccinazione|certificato|dipendenti)',
)

/** Whether a folded sentence tells that its writer or somebody near is ill or hurt for a while. */
export function tellsIllness(folded: string): boolean {
  return (illness.test(folded) || small_operation.test(folded)) && !over.test(folded)
}
