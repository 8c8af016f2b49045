import { matchPhrases } from '../wish/cues/phrase-matcher.ts'
import { tellsHospitalStay } from './hospital-stays.ts'
import { tellsSmallOperation } from './illnesses.ts'

/** Whether a folded sentence tells of a death, a grave illness or a hard time of its writer or somebody near; a cold is none. */
export function tellsHardship(folded: string): boolean {
  const grave = folded.split('. ').filter((sentence) => !tellsSmallOperation(sentence))
  return hardship.test(grave.join('. ')) || grave.some(tellsHospitalStay)
}

const near_en =
  '(mother|mum|mom|father|dad|husband|wife|partner|son|daughter|brother|sister|grandmother|grandfather|grandma|grandpa|granddad|gran|nan|aunt|uncle|parents|child|baby|fiance|fiancee|niece|nephew|cousin|mother in law|father in law|best friend)'
const near_de =
  '(mutter|mama|vater|papa|mann|frau|partner|partnerin|sohn|tochter|bruder|schwester|oma|opa|grossmutter|grossvater|tante|onkel|eltern|kind|baby|schwiegermutter|schwiegervater|neffe|nichte|cousin|cousine|freund|freundin)'
const near_fr =
  '(mere|maman|pere|papa|mari|femme|epouse|epoux|compagnon|compagne|conjoint|conjointe|fils|fille|frere|soeur|grand mere|grand pere|tante|oncle|parents|enfant|bebe|belle mere|beau pere|ami|amie)'
const near_es =
  '(madre|mama|padre|papa|marido|mujer|esposo|esposa|pareja|hijo|hija|hermano|hermana|abuela|abuelo|tia|tio|padres|bebe|suegra|suegro|primo|prima|amigo|amiga)'
const near_it =
  '(madre|mamma|padre|papa|marito|moglie|compagno|compagna|figlio|figlia|fratello|sorella|nonna|nonno|zia|zio|genitori|bambino|bambina|suocera|suocero|cugino|cugina|amico|amica)'

const hardship = matchPhrases(
  [
    `(my|our) ~1 ${near_en} ~2 (died|passed|passing)`,
    `(my|our) ~1 ${near_en} ~5 (dying|in hospital|to hospital|in the hospital since|taken to the hospital|hospitalised|hospitalized|hospice|stroke|cancer|tumour|tumor|leukaemia|intensive care|palliative|funeral|heart attack|terminally ill|seriously ill|very ill|gravely ill|coma)`,
    `(lost|losing|loss of|death of|funeral of|buried|burying|bury) ~1 (my|our) ~1 ${near_en}`,
    'passed away|(colleague|friend|boss|manager|neighbour) ~4 (died|has died)|(i|we) ~3 (have|ve|had|got) ~2 (cancer|breast cancer|leukaemia|tumour|tumor|miscarriage|stroke|heart attack)|(i|we) ~2 (lost the baby|lost our baby|had a miscarriage)|(my|the) (lump|biopsy|tumour) ~6 (malignant|cancer|not harmless)|(was|been|am|m) ~1 diagnosed with ~2 (cancer|tumour|tumor|leukaemia|depression|burnout|multiple|parkinson|ms)|(my|an|the) operation (is|was|will be) ~2 on|(i|i m|i am) ~4 (need|having|have|need to have|going to have) ~1 (surgery|an operation|chemotherapy|chemo|radiation)|(going through|having) ~1 (a) ~1 (hard|difficult|rough|tough|very hard|bad) (time|patch)|going through ~1 (divorce|separation)|(signed off|off sick) ~3 (burnout|depression)',
    `(mein|meine|meiner|meinem|meinen|unser|unsere|unserer) ~1 ${near_de} ~6 (gestorben|verstorben|tot|liegt im krankenhaus|ist im krankenhaus|ins krankenhaus|liegt ~3 im krankenhaus|intensivstation|schlaganfall|herzinfarkt|krebs|tumor|hospiz|sterben|stirbt|schwer krank|schwer erkrankt|beerdigung|palliativ*|koma|klinik eingeliefert|verungluckt)`,
    `(tod|beerdigung|beisetzung|trauerfeier|verlust) (meiner|meines|unserer|unseres|von meiner|von meinem) ~1 (${near_de.slice(1, -1)}|mannes|vaters|bruders|sohnes|opas|onkels|grossvaters)`,
    '(ich|wir) ~3 (habe|haben|hatte|hatten) ~4 (krebs|brustkrebs|einen tumor|leukamie|eine fehlgeburt|einen schlaganfall|einen herzinfarkt)|(diagnose|befund) ~4 (krebs|brustkrebs|tumor|bosartig|leukamie|depression)|(knoten|tumor) ~4 bosartig|(kollege|kollegin|freund|freundin|chef|chefin|nachbar|nachbarin) ~6 (verstorben|gestorben)|(ist|sind) ~6 verstorben|(ich|mir) ~3 (werde|muss|wurde) ~5 operiert|(trauerfall|todesfall|schicksalsschlag|fehlgeburt)|(schwere|schwierige|harte) zeit',
    `(mon|ma|mes|notre|nos) ~2 ${near_fr} ~6 (mort|morte|decede*|est a l hopital|emmene* ~2 a l hopital|transporte* ~2 a l hopital|hospitalise*|avc|cancer|infarctus|tumeur|coma|reanimation|soins palliatifs|gravement malade|enterrement|obseques)`,
    `(deces|mort|enterrement|obseques|perte) de (mon|ma|notre) ~1 ${near_fr}|(perdu|perdre) (mon|ma|notre) ~1 ${near_fr}`,
    '(j ai|on m a|nous avons) ~4 (un cancer|cancer du sein|une tumeur|fausse couche|un avc|une leucemie)|(diagnostique*) ~2 (cancer|tumeur|leucemie|depression|burn out)|(est|sont) (decede|decedee|decedes)|nous a quittes|(je|on) ~2 (serai|dois etre|vais etre|me fais) opere*|(deuil|fausse couche)|(periode|moment|epreuve) ~1 (difficile|eprouvant*|douloureu*)',
    `(mi|mis|nuestro|nuestra) ~2 ${near_es} ~6 (muerto|murio|fallecido|fallecio|fallecida|esta en el hospital|ingresado|ingresada|hospitalizad*|ictus|infarto|cancer|tumor|uci|coma|cuidados paliativos|gravemente enferm*|entierro|funeral)`,
    `(muerto|murio|fallecido|fallecio|ingresado|hospitalizado|ingresaron) ~2 (mi|nuestro|nuestra) ~1 ${near_es}|(muerte|fallecimiento|perdida|entierro|funeral) de (mi|nuestro|nuestra) ~1 ${near_es}|perdido a (mi|nuestro|nuestra) ~1 ${near_es}`,
    '(tengo|me han (diagnosticado|encontrado|detectado)|he tenido|tuve) ~2 (cancer|un tumor|leucemia|un aborto|un ictus|depresion)|(ha|han) fallecido|fallecio|(me|nos) (operan|van a operar)|(mala|dura|dificil) racha|(momento|momentos|epoca|etapa) ~1 (dificil|dificiles|duro|duros|dura)',
    `(mio|mia|miei|nostro|nostra) ~2 ${near_it} ~6 (morto|morta|mancato|mancata|deceduto|deceduta|e in ospedale|e ~2 in ospedale|portat* in ospedale|ricoverat*|ictus|infarto|cancro|tumore|coma|rianimazione|terapia intensiva|gravemente malat*|funerale)`,
    `(morto|morta|mancato|mancata|ricoverato|ricoverata|perso) ~1 (mio|mia|nostro|nostra) ~1 ${near_it}|(morte|scomparsa|perdita|funerale) (di|del|della) (mio|mia|nostro|nostra) ~1 ${near_it}`,
    '(ho|mi hanno (diagnosticato|trovato)) ~2 (un tumore|il cancro|un cancro|la leucemia|un aborto|un ictus|la depressione)|(e|sono) (venuto a mancare|venuta a mancare|deceduto|deceduta)|(mi|ci) (operano|devono operare)|(devo|dovro) ~2 operarmi|(periodo|momento) ~1 (difficile|duro|brutto|pesante)|(lutto|grave lutto)',
    '(bei mir|bei ihr|bei ihm|mir|ihr|ihm|mama|papa|mutter|vater|oma|opa) ~7 (krebs|brustkrebs|tumor|leukamie|lungenkrebs|darmkrebs|hautkrebs|parkinson|demenz) ~3 (festgestellt|diagnostiziert|gefunden|entdeckt)|(a papa|a mama|a mi ~2|le|me|a la abuela|al abuelo|a maria) ~2 (han|ha) ~1 (encontrado|diagnosticado|detectado|salido) ~2 (cancer|tumor|leucemia|alzheimer|parkinson)|(on lui a|on m a|on a) ~1 (trouve|diagnostique|detecte) ~2 (cancer|tumeur|leucemie|alzheimer|parkinson)|(le|gli|mi|a papa|a mamma) ~1 hanno (trovato|diagnosticato) ~2 (tumore|cancro|leucemia|alzheimer|parkinson)|(they|the doctors) ~2 (found|diagnosed) ~4 (cancer|tumour|tumor|leukaemia|leukemia)|(is|was|s|been) ~2 diagnosed with ~3 (cancer|leukaemia|leukemia|dementia|parkinson|alzheimer)|(starts|starting|begins|having) ~1 (chemo|chemotherapy|radiotherapy)|(empieza|comienza|empiezo) ~2 (quimio|quimioterapia|radioterapia)|(beginnt|anfangt|bekommt|mit der) ~2 (chemo|chemotherapie|bestrahlung)|(commence|debute|commencer) ~2 (chimio|chimiotherapie|radiotherapie)|(comincia|inizia|iniziare) ~2 (chemio|chemioterapia|radioterapia)',
    // As people write it who do not say the word.
    `(my|our|mum|mom|dad|granny|gran) ~1 (${near_en.slice(1, -1)})? ~3 (slipped away|left us|is no longer with us|is gone|fell asleep for)|the funeral (is|was|will be|takes place|took place)`,
    `(${near_de.slice(1, -1)}) ~5 (von uns gegangen|eingeschlafen und nicht|fur immer eingeschlafen|friedlich eingeschlafen|nicht mehr bei uns)|die (beerdigung|beisetzung|trauerfeier) (war|ist|findet|fand)`,
    `(${near_fr.slice(1, -1)}) ~2 (s est eteint*|nous a quittes|est parti* dans son sommeil|n est plus la|n est plus parmi)|(l enterrement|les obseques) (a|ont|aura|auront|est|sera|etait) ~1 (eu lieu|lieu|ete|le|hier|demain|ce)`,
    `(${near_es.slice(1, -1)}) ~1 (nos dejo|nos ha dejado|se nos fue|se nos ha ido|se ha ido para siempre|ya no esta con nosotros)|el (entierro|funeral) (fue|es|sera|ha sido)`,
    `(${near_it.slice(1, -1)}) ~1 (se n e andat*|se ne e andat*|ci ha lasciat*|si e spent*|non c e piu)|il funerale (e|e stato|sara|si terra|si e svolto)`,
    // Of parents who are named without `my`, and of what somebody of `he` and `she` has.
    '(mum|mom|dad|mama|papa|maman|mamma|babbo|mamie|papi|oma|opa|granny|gran|nan|he|she|il|elle|er|sie|lui|lei) ~2 (had|has had|has|suffered|a fait|a eu|hatte|hat|tuvo|ha tenido|ha sufrido|sufrio|ha avuto) ~1 (a stroke|heart attack|stroke|un avc|avc|un infarctus|infarctus|une attaque|einen schlaganfall|schlaganfall|einen herzinfarkt|herzinfarkt|un ictus|ictus|un infarto|infarto|un derrame|un malore)|(mum|mom|dad|mama|papa|maman|mamma|babbo|mamie|oma|opa|granny) ~3 (died|passed away|gestorben|verstorben|decede*|mort|morte|fallecido|murio|mancat*|morto|morta)',
    `my ~1 ${near_en} ~3 (accident|crash|collapsed)|(meine|mein|meinen|unsere|unser) ~1 ${near_de} ~5 (unfall|zusammengebrochen)|(mon|ma|notre) ~1 ${near_fr} ~5 (accident de|accident grave|un accident|s est effondre*)|(mi|nuestr*) ~1 ${near_es} ~4 (accidente)|(mio|mia|nostr*) ~1 ${near_it} ~4 (incidente|malore)`,
    '(serious|bad|terrible|nasty) ~1 (accident|crash)|(schwerer|schweren) ~1 (unfall|autounfall)|(grave accident|accident grave|terrible accident)|(accidente grave|grave accidente|accidente muy grave)|(grave incidente|incidente grave|brutto incidente)|(fighting|battling) ~1 cancer|(i am|i m|i ve been|we are|we re) ~1 (in hospital|in the hospital|in intensive care)|ich ~1 liege ~3 (im krankenhaus|auf der intensivstation|in der klinik)|(je suis|j ai ete) ~1 hospitalise*|(estoy|me han) ~1 (ingresad*|hospitalizad*)|sono ~1 ricoverat*',
    '(lost my job|been laid off|was laid off|been made redundant|was made redundant|been fired)|(job|arbeit|stelle|arbeitsplatz) verloren|(mir wurde|wurde mir|bin|wurde) ~1 gekundigt (worden)|perdu (mon|ma) (travail|emploi|boulot|job|poste)|(j ai ete|suis) licencie*|(me han despedido|he perdido (el|mi) (trabajo|empleo))|(mi hanno licenziat*|ho perso il (lavoro|posto))|(getting divorced|are separating|are splitting up)|(lassen uns scheiden|haben uns getrennt|trennen uns)|(nous nous separons|nous divorcons|on se separe|on divorce)|(nos separamos|nos divorciamos|nos estamos separando)|(ci separiamo|ci stiamo separando|stiamo divorziando)',
  ].join('|'),
)
