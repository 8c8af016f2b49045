import { matchPhrases } from '../wish/cues/phrase-matcher.ts'

/** Whether a folded sentence says that its writer waits for the payment of an invoice. */
export function remindsOfPayment(folded: string): boolean {
  return unpaid.test(folded)
}

const unpaid = matchPhrases(
  [
    '(invoice|invoices|payment|amount|balance|fee|fees|rent) ~9 (is|are|remains|remain|remained) ~2 (unpaid|overdue|outstanding|past due)|(invoice|invoices|amount|balance|payment) ~9 (not|never) ~1 (been )?(paid|settled|received|reached us|credited)|(not|never) ~1 received ~3 payment|(overdue|unpaid|outstanding|past due) (invoice|invoices|amount|balance|payment|rent|fee|fees)|(payment|overdue) (reminder|notice)|reminder ~6 (unpaid|outstanding|invoice|invoices)|(if|should|in case) ~2 (already|meanwhile|in the meantime) ~2 (paid|settled|made|transferred) ~9 (disregard|ignore)|(disregard|ignore) ~4 (reminder|letter|notice|mail|email) ~2 if ~4 paid',
    '(rechnung|rechnungen|betrag|forderung|zahlung|beitrag|miete) ~9 (nicht|noch nicht|immer noch nicht|bisher nicht) ~1 (beglichen|bezahlt|eingegangen|gezahlt|verbucht|uberwiesen|ausgeglichen|erhalten)|(rechnung|rechnungen|betrag|forderung) ~6 (noch|immer noch|weiterhin) (offen|unbezahlt|aus|ausstehend)|(keinen|kein) zahlungseingang|(zahlungserinnerung|zahlungsaufforderung|mahngebuhr|mahngebuhren|(erste|zweite|dritte|letzte) mahnung)|(uberfallig|uberfallige|uberfalligen|unbezahlte|offene|offenen|ausstehende) ~1 (rechnung|rechnungen|betrag|zahlung|forderung)|(gezahlt|bezahlt|uberwiesen|beglichen) haben ,? ~6 gegenstandslos|als gegenstandslos',
    '(facture|factures|montant|somme|solde|reglement|paiement|loyer|cotisation) ~9 (reste|restent|demeure|est|sont) ~2 (impaye*|en attente|en souffrance|en retard|due|echue*)|(facture|factures|reglement|paiement) ~9 (pas|toujours pas|jamais) ~2 (ete )?(regle*|paye*|parvenu*|recu*|honore*)|(relance|rappel) ~2 (de |du |d )?(facture|paiement|reglement|impaye*|echeance)|sauf erreur ~3 (de notre part|ou omission)|(paiement|reglement) ~4 (deja|entre temps) ~2 (effectue|fait|intervenu)|(deja|entre temps) ~1 (regle|paye) ~9 (tenir compte|ignorer)',
    '(factura|facturas|importe|pago|saldo|recibo|cuota|alquiler|renta|mensualidad) ~9 (pendiente*|impagad*|vencid*|sin pagar|sin abonar)|(no|aun no|todavia no) ~3 (recibido|consta|constan|figura|ingresado) ~4 (pago|abono|transferencia|importe|factura)|(recordatorio|aviso|reclamacion) de (pago|impago|cobro)|(si|en caso de que) ya ~2 (pagado|abonado|realizado|efectuado|hecho) ~9 (caso omiso|ignore|ignorad|ignoren|no tenga)|caso omiso',
    '(fattura|fatture|importo|pagamento|saldo|rata|quota|affitto|canone) ~9 (insolut*|non pagat*|scadut*|in sospeso|non saldat*|non ancora pagat*|ancora apert*|da saldare)|(fattura|fatture|pagamento|bonifico) ~9 (non|non ancora) ~2 (risulta|risultano|pervenut*|ricevut*|saldat*|pagat*|registrat*)|non ~4 (ricevuto|pervenuto|risulta|risultano) ~4 (pagamento|bonifico|saldo|pagat*|saldat*)|(risulta|risultano) ~3 (apert*|insolut*|scadut*|non pagat*) ~2 (fattura|fatture)|sollecito ~2 (fattura|fatture)|(sollecito|promemoria|avviso) di (pagamento|mancato pagamento)|(qualora|se|nel caso) ~4 (gia|nel frattempo) ~9 (pagamento|pagato|saldato|provveduto) ~9 (non tenere conto|ignorare|ignori|nullo|consider*)',
  ].join('|'),
)

/** Whether a folded sentence brings an invoice. */
export function bringsInvoice(folded: string): boolean {
  return invoices.test(folded)
}

const invoices = matchPhrases(
  [
    '(attached|enclosed|here|below) ~2 (is|are|find|see|you will find|you ll find) ~5 (invoice|invoices)|(attach|attaching|enclose|enclosing|attached|enclosed|send you|sending you) ~4 (invoice|invoices)|(invoice|invoices) ~6 (is|are) (attached|enclosed)|here (is|s|are) ~4 (invoice|invoices)',
    '(anbei|beigefugt|beiliegend|im anhang|in der anlage|hiermit|anbei finden|angehangt) ~6 (rechnung|rechnungen)|(sende|senden|schicke|schicken|ubersende|ubersenden) ~6 (rechnung|rechnungen)|(rechnung|rechnungen) ~6 (anbei|im anhang|in der anlage|beigefugt)|hier (ist|kommt|kommen) ~3 (rechnung|rechnungen)',
    '(ci joint|ci jointe|ci jointes|ci dessous|en piece jointe|en annexe|voici|pj) ~5 (facture|factures)|(je|nous|vous|te|t) (adresse|adressons|envoie|envoyons|transmets|transmettons|joins|joignons) ~5 (facture|factures)|(facture|factures) ~6 (ci joint|ci jointe|ci jointes|en piece jointe|en annexe)',
    '(adjunto|adjuntamos|adjunta|envio|enviamos|remito|remitimos|mando|mandamos|paso|pasamos) ~5 (factura|facturas)|(aqui tiene*|aqui va|aqui esta) ~4 (factura|facturas)|(factura|facturas) ~5 (adjunta|adjuntas|en adjunto)',
    '(in allegato|allegata|allegate|allego|alleghiamo|ecco|invio|inviamo|trasmetto|trasmettiamo|mando|mandiamo) ~6 (fattura|fatture)|(fattura|fatture) ~5 (in allegato|allegata|allegate)',
  ].join('|'),
)

/** Whether a folded sentence asks for nothing but a payment or to let the invoice pass. */
export function asksForPayment(folded: string): boolean {
  return payment.test(folded)
}

const payment = matchPhrases(
  [
    '(pay|paid|payment|payable|transfer|transferred|settle|settled|balance|amount|bank details|account details|invoice|remit|reminder)',
    '(zahlung|zahlen|zahlbar|bezahlen|bezahlt|gezahlt|uberweisen|uberweisung|uberweist|begleichen|betrag|rechnung|bankverbindung|iban|mahnung)',
    '(payer|paiement|payable|regler|reglement|virement|montant|facture|rib|iban)',
    '(pagar|pago|pagado|pagadera|abonar|abono|transferencia|importe|factura|iban|cuenta)',
    '(pagare|pagamento|pagato|saldare|saldo|bonifico|importo|fattura|iban|versare)',
  ].join('|'),
)
