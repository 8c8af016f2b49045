import { anyWord } from '../words.ts'

/** Words of firms, offices and roles; as a name of a person hardly one is known. */
const words = [
  "accounts|accounting|admin|administration|admissions|agency|alerts?|association|billing|board|bookings?|careers|clinic|club|college|committee|community|company|consulting|council|customer|deliver(?:y|ies)|dental|department|desk|dispatch|enquiries|events|facilities|finance|foundation|group|help|helpdesk|hospital|hotel|hr|info|institute|it|invoices?|joinery|legal|lettings|library|limited|logistics|maintenance|marketing|museum|news|newsletter|notifications?|office|operations|orders?|partners|payroll|pharmacy|practice|procurement|properties|reception|recruiting|recruitment|rentals?|reservations?|residents[’']?|restaurant|sales|school|security|service|services|shop|society|heating|kindergarten|choir|dermatology|physio|removals|front|papers|solutions|store|studios?|support|surgery|systems|team|theatre|training|trust|university|updates|bakery|builders|butchers|catering|cleaning|cycles|electrical|electrics|florist|garage|joiners|landscaping|motors|opticians|orchestra|plumbers|plumbing|printers|printing|roofing|rowing|singers|veterinary|vets",
  'ag|bv|eg|ev|gbr|gmbh|inc|kg|llc|llp|ltd|mbh|ohg|plc|sa|sarl|sas|sl|slu|spa|srl|ug',
  'ambulanz|amt|abteilung|auftrag|filiale|gebrüder|gruppe|hort|klasse|betriebsrat|bezirksamt|chor|dispo|disposition|fa|firma|gebr|grünflächenamt|kindergarten|meisterbetrieb|notariat|ordnungsamt|rechtsanwälte|tsv|umzüge|anmeldung|apotheke|autohaus|bank|bauamt|baustoffe|bestellungen|bücherei|buchhaltung|buchung(?:en)?|bürgeramt|empfang|fahrschule|finanzamt|gemeinde|gemeindeamt|handwerkskammer|hausmeister(?:ei)?|jugendamt|kita|klinik|klinikum|kundencenter|museum|notariat|personal|personalwesen|pfarramt|physiotherapie|rathaus|rechnung(?:en|sstelle)?|redaktion|reisebüro|rezeption|sekretariat|sparkasse|stadtwerke|standesamt|theater|verein|vermietung|versand|vertrieb|verwaltung|volkshochschule|vhs|vorstand|zentrale',
  'accueil|agence|frères|amis|auberge|bureau|chauffage|ferme|fromagerie|maison|musée|optique|papeteries|pépinières|plomberie|peinture|régie|section|ville|étude|archives|assistance|association|assurances?|atelier|banque|bibliothèque|boulangerie|boutique|cabinet|caisse|centre|clinique|club|collège|commandes?|comité|comptabilit[eé]|copropriété|crèche|direction|école|éditions|équipe|facturation|fédération|fondation|galerie|garage|hôpital|hôtel|imprimerie|institut|librairie|livraisons?|lycée|mairie|mutuelle|médiathèque|notaires|opticien|papeterie|pharmacie|préfecture|relance|ressources|réception|réservations?|scolarité|secr[eé]tariat|société|standard|syndic|syndicat|théâtre|université|ventes|aviron|boucherie|brûlerie|carrosserie|ch[oœ]e?ur|chorale|conservatoire|couverture|fleuriste|jardinerie|menuiserie|serrurerie|toiture|traiteur|vitrerie|voix|électricité',
  'academia|admisión|carpintería|fontanería|ferretería|hermanos|hermanas|hnos|administración|agencia|aguas|almazara|amigos|centro|copistería|estudio|fontanería|guardería|inmobiliaria|mercado|mudanzas|museo|patronato|protectora|proveedores|selección|taller|vivero|asociación|atención|autoescuela|ayuntamiento|banco|biblioteca|bodegas?|boletín|bufete|clínica|club|colegio|comunidad|contabilidad|cooperativa|copistería|departamento|dpto|editorial|equipo|escuela|facturación|farmacia|fundación|gestoría|gremio|imprenta|instituto|librería|notaría|oficina|papelería|pedidos|recepción|recursos|reservas|restaurante|secretaría|seguros|servicio|sociedad|soporte|talleres|teatro|tienda|transportes|universidad|ventas|coro|electricidad|instalaciones|orfeón|pinturas|reformas|remo',
  'agenzia|agriturismo|fratelli|albergo|camera|centro|copisteria|coro|fiera|galleria|gruppo|laboratorio|museo|nido|pallavolo|termoidraulica|trattoria|vivaio|ambulatorio|amministrazione|assicurazioni|assistenza|associazione|banca|biblioteca|cantina|cartoleria|circolo|clinica|comitato|comune|condominio|contabilit[aà]|cooperativa|corriere|direzione|farmacia|fatturazione|fondazione|idraulica|istituto|libreria|liceo|magazzino|negozio|officin[ae]|ordini|parrocchia|poliambulatorio|prenotazioni|questura|redazione|ristorante|scuola|segreteria|servizio|spedizioni|studio|teatro|tipografia|ufficio|vendite|autofficina|canottieri|carrozzeria|corale|edilizia|falegnameria|fioraio|impianti|panificio|pasticceria|tinteggiature|traslochi',
]

/** German joins them to other words: Hausverwaltung, Zahnarztpraxis. */
const joined =
  '\\p{L}{0,30}(?:abteilung|agentur|akademie|buchhandlung|betreuung|dienst|team|kasse|bücherei|druckerei|gärtnerei|genossenschaft|gesellschaft|kanzlei|praxis|redaktion|schule|sekretariat|service|stelle|büro|sparkasse|stiftung|tischlerei|schreinerei|verein|verlag|verlags|versicherung(?:en)?|verwaltung|werkstatt|zentrum|laden|betrieb|handel|handlung|technik)'

/** Spanish shops: Ferretería El Candil. A family name may end so, too. */
const shops = /^\p{L}{3,30}ería(?!\p{L})/iu

/** Names of houses: La Ferme, The Potting Shed. */
const articles = /^(?:the|an?|der|die|das|les?|la|el|los|las|il|lo|gli|i) /iu

const organizations = anyWord(words.join('|'))
const compounds = anyWord(joined)

export function isOrganization(name: string): boolean {
  const plain = name.replaceAll('.', '')
  return articles.test(name) || shops.test(name) || organizations.test(plain) || compounds.test(plain)
}
