import { cue, type MeetingCues } from './meeting-cues.ts'

const meet =
  'rendez-vous|rdv|reunion|se voir|se voie|voyions|nous voir|vous voir|te voir|rencontrer|rencontre|rencontrions|visio|visioconference|appel|appeler|rappeler|entretien|echanger|echange|dejeuner|dejeune|diner|cafe|discuter|discussion|parler|parle|parlions|visite|visiter|point|voir|telephoner|se parler|atelier|verre|passer|seance'

export const french: MeetingCues = {
  invites: cue(
    '(dites|indiquez|faites|donnez|precisez|confirmez) ~2 (nous|moi) ~4 (quand|quel*|savoir|vos|lequel|laquelle|ce qui)',
    'on (se|s) (telephone|telephonerait|capte|rappelle|bigophone)|(laisse|laissons) ~2 (choisir|fixer|decider|proposer) ~4 (jour|heure|date|creneau|moment)|(vous me dites|tu me dis|vous me direz|tu me diras) ?|(donner|donneriez|donnerais|fixer|fixeriez) ~1 un rendez-vous',
    '(voudrais|aimerais|aurais besoin|faudrait|besoin|il me faut) ~5 (avec (toi|vous))|(m accorder|me consacrer|m accorderais|me donner) ~3 (heure|minutes|moment)',
    '(dites|dis|ecrivez|ecris|indiquez|precisez) ~3 (a quelle heure|quand|quel jour|quelle heure)|(propose|proposerais|proposons|proposerions) ~2 que (nous|l on|on) (nous|se)? ~1 (appel*|voy*|rencontr*|parl*|reuniss*|retrouv*|echang*)|(voyons|parlons|appelons|retrouvons|rencontrons|calons|reunissons|croisons) (nous|en|un|ca)|(aimerais|voudrais|souhaite|souhaiterais|aimerait) ~3 qu (on|nous) ~3 (voie|voyions|parle|parlions|appelle|rencontre|reparle|fasse|echange|retrouve|cale)|serait ~1 (envisageable|possible|faisable|concevable) de ~4',
    '(propose|proposez) ~2 (jour|date|creneau|moment|heure)|(aimerais|souhaite|voudrais) (vous|te) (appeler|rappeler|voir|visiter)|attente de (vos|tes) (disponibilites|dispos)',
    'faut qu on ~2 (voie|parle|rencontre|discute|appelle|cale|fasse|trouve)|(choisis|choisissez) ~4 (jour|creneau|date|moment|heure)|(confirmer|confirmez|indiquer|dire) ~2 (lequel|laquelle|quel) ~4 (convient|conviendrait|arrange|preferez)',
    '(appelez moi|appelle moi|rappelez moi|rappelle moi) ~5 (entre|apres|avant|quand|demain|des|a partir|lundi|mardi|mercredi|jeudi|vendredi)|trouver un autre (jour|moment|creneau)',
    '(dites moi|dis moi|dites nous|indiquez moi|dites) ~1 (ce qui|si|quand|quel|quelle|lequel|comment) ~5 (convient|arrange|va|libre|dispo|disponible|mieux|possible)|(proposer|envoyer|donner|suggerer|indiquer|communiquer) ~3 (creneau|creneaux|dates|disponibilites|horaire|horaires)',
    '(libre|disponible|dispo) ~3 (heure|minutes|demi-heure|moment)',
    '(tu|vous|on) (aurais|auriez|as|avez|peux|pouvez|pourrais|pourriez|serais|seriez|es|etes|pourrait|peut) ~4 (creneau|dispo|disponible|libre|temps|minutes|moment|trou|voir|parler|appeler|caler|bloquer|partant|partante)',
    '(se|nous|me) (caler|calerait|cale|bloquer|fixer|trouver|prendre) ~4 (point|moment|creneau|rendez-vous|rdv|appel|date|call|cafe|visio|heure)',
    '(ca|cela) (te|vous) (va|irait|convient|conviendrait|arrange|arrangerait|tente|tenterait) ~6 ?|(est-ce que|est ce que) ~5 (vous|te|t|vous) ~2 (va|irait|convient|conviendrait|arrange)',
    '(pourriez|pouvez|pourrais|peux)(-| )(vous|tu) (nous |me |m )?(recevoir|proposer|accorder|rappeler|consacrer|liberer|indiquer|bloquer|reserver)',
    '(serait|est)(-| )(il|ce) possible (de|d) ~4 (voir|rencontrer|parler|discuter|echanger|appeler|rendez-vous|entretien|point|visite|se)',
    '(on|nous) (prend|prenons|boit|mange|dejeune|se fait|se cale|se prend|s organise|se bloque) ~6 ?',
    "(besoin|envie|souhait) (de|d') ~3 (voir|parler|rencontrer|echanger|rendez-vous|entretien|point|discuter)",
    '(solliciter|demander|obtenir|sollicite|demande) ~2 (rendez-vous|entretien|rdv|creneau)',
    '(quelles sont|donnez moi|donne moi|envoyez moi) (vos|tes) ~2 (disponibilites|dispos|creneaux)|(comment|a quoi) ~3 (semaine|agenda|planning) ~3 ?',
    `(peut|peux|peut-on|pourrait|pourrions|pouvons|pourrait-on|pourrions-nous|pouvons-nous|on peut|on pourrait|puis-je|pourrais-je) ~5 (se voir|nous voir|voir|rencontrer|parler|discuter|echanger|appeler|dejeuner|telephoner|rendez-vous|rdv|point|reunion|convenir|fixer|trouver)`,
    `(avez-vous|auriez-vous|as-tu|aurais-tu|tu as|tu aurais|vous auriez|vous avez) ~6 (temps|minutes|heure|demi-heure|heures|moment|minute|creneau|disponibilites?|min|quart d'heure)`,
    `(avez-vous|auriez-vous|as-tu|aurais-tu|tu as|tu aurais) (une|un|du|#|le) (temps|minutes|heure|demi-heure|moment|minute|creneau|min|quart d'heure)`,
    `m'accorder ~4 (temps|minutes|heure|demi-heure|moment|entretien|rendez-vous)`,
    "m'accorder (un|une|du|quelques) (temps|minutes|heure|demi-heure|moment|entretien|rendez-vous)",
    '(seriez-vous|etes-vous|serais-tu|es-tu|tu es|tu serais|vous etes|vous seriez) ~2 (disponible|dispo|libre|la|joignable|au bureau)',
    `quand (est-ce qu'on|est-ce que|seriez-vous|pouvons-nous|pourrions-nous|etes-vous|es-tu|serais-tu|puis-je|pourrais-je|peut-on|pouvez-vous|peux-tu|cela|ca|tu|vous|on)`,
    "quel (jour|moment|creneau|horaire) (vous|te|t|seriez|serait|conviendrait|pouvez|peux)|qu'est-ce qui (vous|t')( )?(arrange|convient)",
    `(j'aimerais|nous aimerions|je souhaiterais|nous souhaiterions|je voudrais|nous voudrions|je souhaite|nous souhaitons|je veux) ~7 (rencontrer|voir|parler|discuter|echanger|rendez-vous|rdv|entretien|reunion|visite|point|appeler)`,
    `(j'aimerais|nous aimerions|je souhaiterais|nous souhaiterions|je voudrais|nous voudrions) (vous|te|t'|en) (rencontrer|voir|parler|discuter|appeler)`,
    "(il faudrait|il faut|faudrait) qu'on (se |en )?(voie|parle|rencontre|discute|fasse|trouve|appelle)|il faudrait (se voir|nous voir|se parler)",
    `(fixer|convenir d'un|prendre|organiser|planifier|caler|programmer|trouver) (un|une|d'un)? (rendez-vous|rdv|reunion|entretien|creneau|appel|point|visite|date|visio|moment|autre)`,
    '(dites-moi|dis-moi|indiquez-moi|faites-moi savoir|fais-moi signe|tenez-moi au courant) ~3 (quand|disponibilites|quel jour|vos dispos|tes dispos|si vous etes|si tu es)',
    "(vos|tes) (disponibilites|dispos)|ca te dit|ca vous dirait|ca te dirait|on se voit|on se retrouve|on s'appelle|on se parle|on dejeune|voyons-nous|retrouvons-nous|appelons-nous|on se fait",
  ),
  meets: cue(
    'point telephonique|point rapide|faire un point',
    'de vive voix|par telephone|ensemble|se rappeler|presenter|visiter|croiser',
    'reunir|reunissions|recevoir|faire le point|caler|papoter|boire un cafe|zoom|teams|avancer|travailler ensemble|se croiser|se retrouver|consultation|expertise',
    meet,
  ),
  suits: cue(
    'votre disposition|ta disposition',
    'quand tu veux|quand vous voulez|flexible|souple',
    'joignable|a ma disposition|accessible|present|presente|chez moi',
    "convient|convienne|conviendrait|disponible|dispo|libre|arrange|arrangerait|irait|va bien|temps|possible|prefere|preference|mieux|ideal|serait|seraient|je peux|nous pouvons|je pourrais|je suis la|serai la|creneau|n'importe quel",
  ),
  wishes: cue(
    "j'aimerais|nous aimerions|je souhaite|souhaiterais|souhaiterions|souhaitons|je voudrais|voudrions|il faudrait|il faut|faudrait|pourriez-vous|pouvez-vous|peux-tu|pourrais-tu|peut-on|pourrait-on|on peut|on pourrait|pourrions-nous|merci de|propose|serait-il|je dois|nous devons",
  ),
  prefers: cue(
    '(pensais|pensions|pense|pensons) ~2 (a|vers|au|plutot)|je verrais bien',
    "plutot|de preference|idealement|sauf|n'importe|mieux|pas (avant|apres|le)|au plus tard|hormis|peu importe|mais pas",
  ),
  limits: cue(
    '(devra|doit|devrait|doivent) ~2 (avoir (eu )?lieu|se tenir|se faire|etre fait*)',
    '(ca|ce|cela|que ce|que ca) ~1 (soit|serait|sera|doit|devrait|devra|faudrait|faut) ~4 (entre|avant|apres|le|la|en|a|plutot|matin*|apres|un|dans|jusqu*)|(uniquement|seulement|exclusivement) ~3 (le|la|en|apres|avant|entre|a|dans|les)|(matin*|apres midi|soir*|lundi|mardi|mercredi|jeudi|vendredi|h) ~1 (uniquement|seulement|exclusivement|svp|plutot|de preference)',
    '(imperativement|obligatoirement|sinon|pour le reste|autrement)|(on|nous) (pourrait|pourrions|peut|pouvons) ~1 (le|la) faire|(s il vous plait|s il te plait|svp|stp|merci) ~3 (avant|apres|entre|pas|sauf|uniquement)',
  ),
  confirms: cue(
    '(ca|cela|ce|c) ~2 (va|irait|convient|conviendrait|colle|marche|arrange|arrangerait|serait|est) ~4 ?|(d accord|ok|partant|partante|interesse|interessee|possible|bon pour) ~3 ?|(vous|te|t) (convient|conviendrait|irait|va|arrange|arrangerait|dit|dirait) ~4 ?|(etes|seriez|es|serais|vous|tu|seras|serez) ~2 (libre|dispo|disponible|la|partant|partante) ~2 ?',
  ),
  picks: cue(
    'celui qui ~2 (convient|va|arrange)',
    '(lequel|laquelle|lesquels|lesquelles) ~3 ?|(celui|celle) (qui|que) ~3 (convient|preferez|preferes|arrange)',
    '(lequel|laquelle|quel|quelle) ~4 (convient|conviendrait|preferez|preferes|arrange|arrangerait|va|irait|choisis*|prendre|retenir)|(choisis|choisissez|vous choisissez|tu choisis|a vous de choisir|a toi de choisir)|(votre|ta|vos|tes) ~1 (preference|preferences|choix)|(dire|dites|dis|indiquer|indiquez|confirmer|confirmez|faire savoir|preciser|repondre) ~4 (lequel|laquelle|preference|choix|creneau|date|convient|horaire)',
  ),
  offers: cue(
    '(deux|trois|quatre|ces) (creneaux|dates|horaires|options|possibilites)|(il|elle|ils|nous|on) (peut|peuvent|pouvons) ~2 (presenter|passer|venir|intervenir|rappeler)',
    "je (vous|te) propose|nous (vous|te) proposons|je propose|proposons|que diriez-vous|que dirais-tu|qu'est-ce qui (vous|t')|lequel|laquelle|quel creneau|vous convient|te convient|vous conviendrait|te conviendrait|vous irait|t'irait|je suis disponible|je suis libre|je peux|convient-il|conviendrait-il|ca irait|au choix",
  ),
  chooses: cue(
    '(quelle date|quel jour|quel creneau|quelle option|laquelle|lequel) ~3 (preferez|preferes|dois|doit|voulez|veux|reserve|reserver|convient|conviendrait|arrange|arrangerait)',
    '(je|on|nous) ~1 (reserve|reservons|bloque|retiens|prends)|(dois je|je dois|faut il|doit on) ~3 (reserver|bloquer|retenir|prendre)',
    '(preferez vous|vous preferez|tu preferes|preferes tu|tu prefererais|vous prefereriez|prefereriez vous)',
  ),
  moves: cue(
    'reculer|recule|reculons|(avancer|avancons|passer) ~2 (au|a la|a)',
    '(mettre|remettre|passer) ~3 (plus tard|plus tot)',
    "report(er|e|ee|ons|ez)|decal(er|e|ee|ons|ez)|deplac(er|e|ee|ons|ez)|repouss(er|e|ee|ons)|avancer (notre|le|la)|changer (notre|le|la|de|l'heure)|autre (date|jour|creneau|moment)|remettre a|replanifier",
  ),
  cancels: cue("annul(er|e|ee|ons)|(doit|dois|devons) (l')?annuler"),
  declines: cue(
    'pas de nouvelle date|(rien|pas) a faire de (ton|votre) cote|(fixe|fixons) pas ~3 date',
    "pas besoin|inutile de|pas la peine|pas necessaire|n'est pas necessaire|(pourrai|pourrais|peux|peut|puis|pouvons) ~2 pas (etre la|venir|participer|assister|etre present|me joindre|y aller)|ne pas repondre|sans moi",
  ),
  informs: cue(
    '(juste|simplement|uniquement) ~2 pour (info|information)|pour (information|info) (uniquement|seulement)|te mets en copie|vous mets en copie',
  ),
  recalls: cue(
    '(j espere|esperons|espere) ~6 (passe|passee|passees|passes)',
    'quand (etait|fut|a eu lieu|avait lieu)|(avez vous|as tu|vous avez|tu as) ~3 (vu|rencontre|croise)',
    "merci (encore |beaucoup )?pour (le|la|notre|votre|ton|ta|cette|ce|l')|c'etait|ce fut|as-tu eu le temps|avez-vous eu le temps|a eu lieu|d'hier|la semaine derniere|comme convenu|suite a notre|lors de",
  ),
  asksOther: cue(
    '(echeance|date limite|delai) ~4 (est|le|au|fixe*)|(parait|diffuse|diffusee) ~2 (le|en)',
    '(facture*|reglement|paiement|honoraires) ~6 (est|avant|au|sous|a)|etre parti*',
    'au fait|d ailleurs|par ailleurs|a propos|(doit|doivent|devra|devront|soit|soient|sera|seront) ~2 etre (depos*|remis*|rendu*|envoy*|soumis*|publi*|imprim*|sign*|pay*)|remettre vos|remettre votre|remettre tes',
    'envoyer|envoie|envoyez|renvoy*|renvoie(-le)?|relire|valider|approuver|verifier|signer|payer|regler|remplir|transmettre|lire|commander|livrer|corriger|regarder le|regarder la',
  ),
  lasts: cue(
    'compter|prevoir|durer|durera|bloquer',
    'suffira|suffirait|suffisent|suffiront|devrait suffire|comptez|compte|prevoyez|prevoir|maximum|max|pas plus|grand maximum|largement',
    'suffit|suffirait|dure|durera|duree|environ|prendra|prend|besoin|long',
  ),
  announces: cue(
    '(cabinet|clinique|ligne|accueil|standard|magasin) ~2 (repond|reste joignable)',
    '(bureau|bureaux|magasin|accueil|standard|service|secretariat|etude) ~3 (ouvert*|ferme*|joignable*)|(fete|concert|mariage|tournoi|match|salon|spectacle) ~2 (est|a lieu|commence) ~1 (le|a)',
    '(confirmer|confirmons|confirme) ~1 (votre|ta|ton) (table|reservation|rendez|rdv|seance)',
    '(a|est|ont|sont) ete (report*|deplac*|decal*|avanc*)|est (reporte|reportee|avancee|decale|decalee)|comme d habitude|comme toujours|(reunion|seance|formation) ~4 (commence|debute)',
    'aura lieu|auront lieu|se tiendra|sera (livre|livree|ferme|fermee|coupe|coupee|ouvert)|seance du conseil|desabonner|inscription|ouvert de|est affiche',
  ),
}
