import { foldText } from '../wish/terms/tokens.ts'
import type { Language } from '../language.ts'

export type Known = Exclude<Language, 'de'>

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter((word) => word !== ''))
}

/** Things that mails ask about, folded, in one number. */
const nouns: Readonly<Record<Known, ReadonlySet<string>>> = {
  en: wordSet(`
    letter room hall key price delivery invoice quote quotation offer order address participant guest child children menu
    food drink cake allergy payment deposit insurance policy badge laptop computer phone booking reservation rate fee trailer
    boat equipment heating parking car bus hotel accommodation catering chair table dog bed arrival departure damage repair
    warranty account certificate probation holiday report minutes name size colour color material quantity number office
    school trip flight theatre shift overtime bonus salary application position interview training course lift door garden
    wall roof kitchen bathroom pump machine printer access password signature tool shirt uniform
    landlord tenant caretaker neighbour rent lease meter boiler radiator window floor balcony cellar basement attic bike bin
    sink tap shower carpet curtain lamp bulb fridge oven dishwasher dryer sofa mattress pillow towel blanket
    toaster kettle projector screen monitor keyboard headset charger cable adapter server website domain backup licence license
    software subscription newsletter calendar folder mailbox wifi router ticket seat venue stage microphone speaker
    music playlist band speech toast flowers decoration present gift card voucher wine beer coffee tea bread soup salad dessert
    breakfast lunch dinner buffet barbecue picnic tent sleeping-bag raincoat boots helmet swimsuit lunchbox backpack homework
    teacher tutor class lesson exam grade mark permission consent medication vaccination prescription referral appointment
    dentist doctor glasses cat rabbit hamster horse plant hedge lawn tree fence gate shed ladder mower drill paint tile
    plumber electrician carpenter roofer scaffold skip sand timber budget estimate tender contract supplier customer
    sample prototype brochure flyer poster banner logo photo video article interview headline translation proof font
    date parcel pallet stock warehouse shelf forklift van truck lorry driver customs tariff receipt refund reminder discount
    tax vat expense mileage allowance contribution membership donation grant sponsor raffle tombola stall bench hut
    marquee race regatta match team coach referee jersey ball pitch gym pool oar rowing-boat choir score costume rehearsal
    audition volunteer warden steward first-aider committee chair treasurer secretary statute bylaw election vote motion
    intern trainee apprentice candidate reference contract payroll pension vacation leave sick-note desk locker cabinet
    vendor platform database dashboard deadline milestone workshop agenda keynote panel abstract chapter manuscript
    passport visa luggage suitcase train ferry taxi shuttle transfer route map tyre brake battery engine petrol nursery
    babysitter grandparents birthday wedding funeral party recipe book novel jacket coat scarf shoe glove dress pram pushchair toy game puzzle console tool film movie library registration contractor survey audit inspection migration release
    incident alarm detector extinguisher evacuation drainage gutter facade scan review feedback newsletter invitation poster
    location position inventory value register pitch deductible figure waiting-period coverage claim visitor reception freezer walk hike museum exhibition`),
  fr: wordSet(`
    salle piece cle prix tarif livraison facture devis offre commande adresse participant invite enfant menu repas boisson
    gateau allergie paiement acompte caution assurance badge ordinateur telephone reservation remorque bateau materiel chauffage
    parking voiture hotel hebergement traiteur chaise table chien lit arrivee depart degat reparation garantie compte rapport nom
    taille couleur quantite nombre bureau ecole voyage vol candidature poste entretien formation cours ascenseur porte jardin mur
    toit cuisine pompe machine imprimante acces signature dimension budget grain formule loyer charge travaux
    proprietaire locataire gardien voisin bail compteur chaudiere radiateur fenetre sol balcon cave grenier velo poubelle evier
    robinet douche moquette rideau lampe ampoule frigo four lave-vaisselle seche-linge canape matelas oreiller serviette
    couverture grille-pain bouilloire projecteur ecran clavier casque chargeur cable adaptateur serveur site sauvegarde licence
    logiciel abonnement agenda dossier messagerie routeur billet place lieu scene micro enceinte musique discours fleur
    decoration cadeau carte vin biere cafe the pain soupe salade dessert dejeuner diner buffet barbecue pique-nique tente
    duvet bottes maillot gourde sac devoir maitresse professeur classe examen note autorisation medicament vaccin ordonnance
    dentiste medecin lunettes chat lapin cheval plante haie pelouse arbre cloture portail abri echelle tondeuse perceuse peinture
    carrelage plombier electricien menuisier couvreur echafaudage benne sable bois estimation contrat fournisseur client
    echantillon prototype affiche banniere video article interview titre traduction marchandise colis palette stock entrepot
    etagere camion chauffeur douane recu remboursement remise taxe tva frais indemnite cotisation adhesion don subvention
    mecene tombola stand banc cabane chapiteau course regate match equipe entraineur arbitre ballon terrain gymnase piscine
    rame chorale partition costume repetition benevole comite tresorier secretaire statuts election vote motion stagiaire
    apprenti candidat reference paie retraite conge casier prestataire plateforme atelier intervention chapitre manuscrit
    passeport visa bagage valise train ferry taxi navette trajet itineraire pneu frein batterie moteur creche nounou
    grands-parents anniversaire mariage fete congelateur balade randonnee musee exposition option variante horaire
    livre veste manteau echarpe chaussure gant robe poussette jouet jeu film bibliotheque inscription audit inspection migration incident alarme detecteur extincteur evacuation gouttiere facade invitation
    franchise sinistre visiteur accueil nuitee delai reglement preavis identite transport
    emplacement inventaire valeur registre date cocktail menage linge drap serrure interphone antenne volet store fuite devoirs gouter cantine etude bulletin`),
  es: wordSet(`
    sala habitacion llave precio tarifa entrega factura presupuesto oferta pedido direccion participante invitado nino menu
    comida bebida tarta alergia pago senal fianza seguro tarjeta ordenador telefono reserva remolque barco material calefaccion
    aparcamiento coche autobus hotel alojamiento silla mesa perra perro cama llegada salida dano reparacion garantia cuenta
    informe nombre talla color cantidad numero oficina colegio viaje vuelo candidatura puesto entrevista formacion curso
    ascensor puerta jardin pared tejado cocina bomba maquina impresora acceso firma medida autorizacion alquiler obra
    vegetariano propietario inquilino portero vecino contador caldera radiador ventana suelo balcon trastero sotano bici
    bicicleta basura fregadero grifo ducha moqueta cortina lampara bombilla nevera horno lavavajillas secadora sofa colchon
    almohada toalla manta tostadora proyector pantalla teclado cargador cable servidor web licencia programa suscripcion
    agenda carpeta correo router plaza asiento escenario microfono altavoz musica discurso flor decoracion regalo vale vino
    cerveza cafe te pan sopa ensalada postre desayuno almuerzo cena bufe barbacoa picnic tienda saco chubasquero bota casco
    banador mochila deber profesor profesora tutora clase examen nota permiso medicamento vacuna receta dentista medico gafas
    gato conejo caballo planta seto cesped arbol valla verja caseta escalera taladro pintura azulejo fontanero electricista
    carpintero andamio contenedor arena madera contrato proveedor cliente muestra prototipo cartel pancarta video articulo
    titular traduccion mercancia paquete palet existencias almacen estanteria furgoneta camion conductor aduana recibo reembolso
    descuento impuesto iva gasto dieta cuota donacion subvencion patrocinador rifa tombola puesto banco carpa carrera regata
    partido equipo entrenador arbitro camiseta balon campo gimnasio piscina coro partitura vestuario disfraz ensayo
    voluntario comite tesorero secretario estatuto eleccion voto becario aprendiz candidato referencia nomina pension vacaciones
    taquilla plataforma taller ponencia capitulo manuscrito pasaporte visado equipaje maleta tren ferri taxi traslado ruta mapa
    rueda freno bateria motor guarderia canguro abuelo cumpleanos boda fiesta congelador paseo excursion museo exposicion opcion
    variante horario cocktail limpieza sabana cerradura movil telefonillo antena persiana fuga merienda comedor calzado dieta
    transporte montaje encimera muestra cableado enchufe tejado baldosa recogida penalizacion libro chaqueta abrigo bufanda zapato guante vestido carrito juguete juego pelicula biblioteca inscripcion auditoria inspeccion
    migracion incidente alarma detector extintor evacuacion canalon fachada invitacion franquicia siniestro visitante recepcion
    ubicacion emplazamiento inventario valor registro pale transferencia fianza poliza renta identidad plazo fecha`),
  it: wordSet(`
    sala camera stanza chiave prezzo tariffa consegna fattura preventivo offerta ordine indirizzo partecipante ospite bambino
    menu cibo bevanda torta allergia pagamento acconto caparra assicurazione badge computer telefono prenotazione rimorchio barca
    materiale riscaldamento parcheggio auto pullman hotel alloggio catering sedia tavolo cane letto arrivo partenza danno
    riparazione garanzia conto relazione rapporto verbale nome taglia colore quantita numero ufficio scuola viaggio volo
    candidatura posto colloquio formazione corso ascensore porta giardino muro tetto cucina pompa macchina stampante accesso firma
    misura autorizzazione affitto lavoro penale montacarichi spedizione proprietario inquilino custode vicino contatore caldaia
    termosifone finestra pavimento balcone cantina soffitta bici bicicletta spazzatura lavello rubinetto doccia tappeto tenda
    lampada lampadina frigo forno lavastoviglie asciugatrice divano materasso cuscino asciugamano coperta tostapane proiettore
    schermo tastiera caricatore cavo server sito licenza programma abbonamento agenda cartella posta router biglietto palco
    microfono cassa musica discorso fiore decorazione regalo vino birra caffe pane zuppa insalata dolce colazione pranzo
    cena buffet grigliata picnic stivale casco costume zaino compito professore professoressa maestra classe esame voto permesso
    farmaco vaccino ricetta dentista medico occhiali gatto coniglio cavallo pianta siepe prato albero recinto cancello scala
    trapano pittura piastrella idraulico elettricista falegname ponteggio cassone sabbia legno budget contratto fornitore cliente
    campione prototipo manifesto striscione video articolo titolo traduzione merce pacco bancale magazzino scaffale furgone camion
    autista dogana ricevuta rimborso sconto tassa iva spesa diaria quota donazione contributo sponsor lotteria bancarella panca
    tendone gara regata partita squadra allenatore arbitro maglia pallone campo palestra piscina coro spartito prova
    volontario comitato tesoriere segretario statuto elezione votazione stagista apprendista candidato referenza stipendio
    pensione ferie armadietto piattaforma workshop intervento capitolo manoscritto passaporto visto bagaglio valigia treno
    traghetto taxi navetta percorso mappa gomma freno batteria motore asilo nido babysitter nonno compleanno matrimonio festa
    congelatore passeggiata gita museo mostra opzione variante orario pulizia lenzuolo serratura citofono antenna persiana
    perdita merenda mensa pagella trasporto montaggio ritiro libro giacca cappotto sciarpa scarpa guanto vestito passeggino giocattolo gioco film biblioteca iscrizione audit ispezione migrazione
    incidente allarme rilevatore estintore evacuazione grondaia facciata invito franchigia sinistro visitatore reception bonifico
    posizione ubicazione inventario valore registro sensore deposito polizza visura canone identita scadenza data`),
}

/** Such words that are verbs or something else where no article, possessive or preposition leads them in. */
const ambiguous: ReadonlySet<string> = wordSet(`
    date order offer report name size number paint present gift mark grade lead leave fence drill mower stall vote motion walk hike claim register release review scan survey figure
    match toast bench stock rate access stage screen coach train transfer map book shift floor tap score sign park bin
    course shed skip tender sand card speech date right engine second minutes
    recu paie porte note place carte facture visite charge taxe commande offre livre montre somme garde bon the course stage dessert vote
    retraite etude fete sol or bail rame banc reference
    firma cuenta paga cena comida nombre cura nota obra toma entrega reserva salida llegada seguro recibo gasto traslado color
    paseo vale te medida receta muestra pintura cocina pago pedido ensayo limpieza campo menu puesto regalo visita senal plaza
    porta conto posto stampa firma vicino voto visto spesa prova cucina nota pianta scala tenda cena pranzo lavoro compito
    ordine gara partita corso costume ritiro perdita data scala volo nido viaggio buono campione misura regalo cassa penale`)

const lead_ins: ReadonlySet<string> = wordSet(`
    the a an your our my his her their this that these those any some no for of new old last next which what with without about which what
    le la les l un une des du de d au aux votre vos ton ta tes notre nos mon ma mes cette ce cet quel quelle quels quelles pour
    sans avec en sur par
    el los las una unos unas del al mi mis tu tus su sus nuestro nuestra vuestro vuestra este esta ese esa que con sin por para
    cuanto cuanta cual
    il lo i gli uno di della dello dell dei degli delle al alla allo all nel nella sul sulla dal dalla mio mia tuo tua suo sua
    nostro nostra vostro vostra questo questa quale per senza su
    one two three four both dos tres cuatro due tre quattro deux trois quatre`)

/** How a plural may end, and the singular. */
const endings: Readonly<Record<Known, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/ies$/u, 'y'],
    [/(?<=s|x|ch|sh)es$/u, ''],
    [/s$/u, ''],
  ],
  fr: [[/[sx]$/u, '']],
  es: [
    [/s$/u, ''],
    [/es$/u, ''],
    [/ces$/u, 'z'],
  ],
  it: [
    [/i$/u, 'o'],
    [/e$/u, 'a'],
    [/i$/u, 'e'],
    [/che$/u, 'ca'],
    [/chi$/u, 'co'],
  ],
}

/** The form of a folded word that is among known ones, be it the word or its singular. */
export function knownForm(folded: string, known: ReadonlySet<string>, language: Known): string | undefined {
  if (known.has(folded)) return folded
  return endings[language].map(([end, single]) => folded.replace(end, single)).find((form) => known.has(form))
}

/** `Au lieu de 15 h`, `la visite a lieu`, `en lugar de`, `al posto di` are about no place. */
const set_phrases =
  /^(?:(?:au|a|ont|aura|auront|aurait|avoir) lieu|(?:en|tener|tiene|tendra) lugar|al posto)$/u

/** Whether a word names a thing that mails ask about, behind the word before. */
export function namesTopic(word: string, before: string, language: Known): boolean {
  const folded = foldText(word)
  const singular = knownForm(folded, nouns[language], language)
  if (singular === undefined || set_phrases.test(`${foldText(before)} ${folded}`)) return false
  return !(ambiguous.has(singular) || ambiguous.has(folded)) || lead_ins.has(foldText(before))
}
