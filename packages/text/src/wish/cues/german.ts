import { cue, type MeetingCues } from './meeting-cues.ts'

const meet =
  'treffen|treffe|trefft|termin|terminvorschlag|besprechung|besprechen|sprechen|telefonieren|telefonat|gesprach|zusammensetzen|zusammen setzen|austauschen|austausch|videokonferenz|videocall|call|meeting|kaffee|mittagessen|abendessen|essen gehen|kennenlernen|vorstellungsgesprach|anruf|anrufen|besichtigung|besichtigen|ansehen|begehung|besuch|besuchen|vorbeikommen|reden|quatschen|spaziergang|bier|kaffeetrinken|workshop|jour fixe|interview|unterhalten|verabreden|sehen|abstimmung|abstimmen|durchgehen|durchsprechen'

export const german: MeetingCues = {
  invites: cue(
    '(nenn|nennen|schreib*|sag*) ~5 (wunschzeit|wunschtermin|wunschtag|wunschdatum)',
    '(durfte|darf|konnte|kann) ich (sie|dich) ~6 (fragen|ausfragen|sprechen|anrufen|treffen|besuchen|storen|entfuhren|einladen)',
    '(teil|teilen|sag|sagen|schreib|schreiben|meld|melden|lass|lassen|gib|geben) ~4 , (was|wann|welch*|um wie viel uhr) ~7 (passt|passen|zeit|kommen|kannst|konnen|konnt|recht|geht|ginge|magst|mochten|ware)|(schreib*|schick*|nenn*|sag*|geb*) ~4 (tag und uhrzeit|tag und zeit|uhrzeit|zeitpunkt|einen tag)|(konnte|kann|wurde|konnten|wurden) (ich|wir) ~5 (reinschauen|vorbeischauen|vorbeikommen|hereinschauen|zu ihnen kommen|zu dir kommen)|(uberlasse|uberlassen) (ich|wir)? ~2 (ihnen|dir|euch)',
    '(sag*|schreib*|geb*|gib|meld*|teil*) ~4 (bescheid|kurz|mir|uns)? ~2 (wann|um wieviel uhr|zu welcher zeit) ~5 (aufmacht|da|zuhause|hause|kommen|vorbeikommen|passt|passen|erwische|erreiche|konnt|konnen|konnten)|wann (erwische|erreiche|treffe|sehe|finde) ich|wann (kamen|kamst|kommt|kommen|kommst) (sie|du|ihr)|wann ist jemand|(magst|mogt|mochten|mochtest) (du|ihr|sie) ~1 (stattdessen|lieber|am|zu mir|zu uns|rauf|vorbei)',
    '(nenn|nennen|nennt) (sie |mir |uns )?~2 (tag|termin|zeitpunkt|uhrzeit)|magst ~3 (treffen|sehen)|besuchen sie (uns|mich)',
    '(such|suchen|suche) (dir|sie sich|euch) ~8 aus|(wahl|wahlen|wahle) ~5 (termin|tag|zeitpunkt|slot)|(bestatigen|sagen|schreiben) sie ~3 welche* ~3 (passt|lieber|ware)',
    '(finden|suchen|machen) wir ~6 (tag|termin|zeit|zeitpunkt|alternative)|(melde dich|melden sie sich|meldet euch|ruf mich|rufen sie mich|ruf|rufen sie) ~4 (wann|wenn|sobald|zwischen|ab|nach|vor)',
    '(sag|sagen|schreib|schreiben|teil|teilen|gib|geben) ~4 (was|wann|ob|welcher) ~5 (passt|passen|recht|besser|geht|zeit)|(schlag|schlagen|nenn|nennen|schick|schicken) ~5 (termin|termine|terminvorschlag*|zeit|zeiten|zeitfenster)',
    '(kennenlernen|treffen|termin|gesprach|besuch|austausch|telefonat) ~6 (denkbar|moglich|machbar|drin|vorstellbar)',
    '(kannst|konntest|konnen|konnten|wurden|wurdest) (du|sie|ihr) ~4 (zeit nehmen|einplanen|freihalten|einrichten|dazwischenschieben|unterbringen|einschieben|eintragen|vorbeikommen|vorschlagen|anbieten|freischaufeln|nennen)',
    '(wie|wie s|wies) ~2 (sieht|schaut|siehts|schauts|ware|steht) ~6 (aus|bei dir|bei ihnen|bei euch|dir|ihnen)',
    '(kann|darf|durfte|konnte) ich ~6 (vorbeikommen|vorbeischauen|anrufen|sprechen|besuchen|treffen|sehen|kommen|durchrufen)',
    '(brauche|brauchte|brauchen|hatte gern|hatte gerne|suche|benotige|benotigen|erbitte) ~4 (termin|gesprach|stunde|minuten|zeit|rat von dir|besprechung|slot)',
    '(treffen|sehen|sprechen|telefonieren|setzen|verabreden) wir (uns)? ~6 ?',
    '(um|bitte um) ~4 (termin|gesprach|ruckruf|terminvorschlag|terminvorschlage)|(zeit|luft|lust|kapazitat|ein fenster|einen slot) ~4 (fur|zum|auf|am|um) ~4 (kaffee|call|gesprach|treffen|termin|telefonat|mittagessen|runde|bier)',
    'passt (dir|ihnen|euch|es|s)|passts|geht (bei dir|bei ihnen|dir|ihnen|s)|gehts|klappt (es|s|das) ~6 ?|schaffst du|schaffen sie|(ware|waren) (sie|es ihnen|es dir|du) ~4 (moglich|verfugbar|da|frei)',
    '(wurde|mochte|will|wollte) ~6 (treffen|besuchen|zusammensetzen|kennenlernen|vorbeikommen|abstimmen|durchgehen|durchsprechen|besprechen|reden|telefonieren) ~3 (mit|wann|gern|gerne|und|.|,)',
    '(hast|hattest|hatten|haben|habt|hattet|findest|finden|fandest|fanden) (du|sie|ihr) (zeit|minuten|stunde|viertelstunde|moment|lust|luft|gelegenheit)',
    '(hast|hattest|hatten|haben|habt|hattet) (du|sie|ihr) ~6 (zeit|minuten|stunde|stunden|viertelstunde|moment|lust|luft) ( ?|fur|zu|,)',
    '(konnen|konnten|wollen|sollen|sollten|mogen|durfen|durften) wir (uns )?~6 (treffen|sprechen|telefonieren|zusammensetzen|reden|sehen|austauschen|zusammen setzen|unterhalten|verabreden|besprechen|vereinbaren|ausmachen|finden|durchgehen|durchsprechen)',
    'wir ~1 (sollten|mussten|konnten|mussen) (uns )?~7 (zusammen*|treffen|sprechen|telefonieren|zusammensetzen|reden|sehen|austauschen|verabreden|besprechen|vereinbaren)',
    'lass(t|en sie)? uns ~6 (treffen|sprechen|telefonieren|zusammensetzen|reden|sehen|quatschen|verabreden|vereinbaren|ausmachen|finden)',
    '(wann|wie|an welchem tag|welcher tag|zu welcher zeit|um wie viel uhr) (wurde|wurden|passt|passte|ginge|geht|ware|waren|konnen|konnten|hatten|hattest|hast|haben|bist|sind|kannst|konntest|darf|kann) ~4 (passen|dir|ihnen|euch|sie|du|wir|es|ich|zeit|frei|recht|treffen|anrufen|vorbeikommen|sprechen)',
    'welcher (termin|tag|zeitpunkt) (passt|ware|wurde|ist)',
    '(passt|ginge|geht|wurde|ware) (es|dir|ihnen|euch|das|bei) ~8 (passen|recht|moglich|gehen|dir|ihnen|euch|bei ihnen|bei dir)',
    '(bist|sind|warst|waren|seid) (du|sie|ihr) ~5 (frei|verfugbar|erreichbar|da|im buro|zu sprechen|in der stadt)',
    '(wurde|mochte|wurden|mochten|wollte|wollten) (ich|wir|mich|uns)? ~8 (treffen|sprechen|telefonieren|kennenlernen|zusammensetzen|vereinbaren|ausmachen|unterhalten|austauschen|besprechen|verabreden|besichtigen)',
    '(bitte|bitten|mochte|mochten|wurde|wurden|brauche|brauchen|benotige) ~9 (gesprach|termin|terminvorschlag|treffen|telefonat|besprechung|ruckruf)',
    '(gerne?|mal|bald|kurz) (treffen|sprechen|telefonieren|zusammensetzen|reden|kennenlernen)',
    '(termin|treffen|gesprach|telefonat) ~4 (vereinbaren|ausmachen|finden|vorschlagen|machen|abstimmen)',
    '(sag|sagen|teil|teilen|gib|geben|lass|lassen|nenn|nennen) ~4 (wann|termin|termine|bescheid, wann|terminvorschlage)',
    'lust auf|wie ware es mit|wie war s mit|wie wars mit|wollen wir uns',
    'einladen zu (einem|einer) (gesprach|vorstellungsgesprach|besprechung)|(zum|zu einem) (vorstellungsgesprach|kennenlernen|gesprach) einladen|mochten sie (gerne?)? ?~3 kennenlernen',
    '(kurz|mal) (reden|telefonieren|sprechen|quatschen) ?',
  ),
  meets: cue(
    'vorbeischauen|vorbei|zusammen|gemeinsam|kurzschliessen|einarbeitung|schulung|portrat*|termine|ortsbegehung|aufmass|telefonisch|personlich|treff*|besprech*|telefonier*|austausch*|abstimm*|vorstellen|austauschen',
    'reden|telefonat|ruckruf|mittag essen|plausch|kurzer austausch|sprechstunde|abnahme|ortstermin|runde|quatsch|schnack|zoomen|teams|klonen|brainstormen|planen|sondierung|update',
    meet,
  ),
  suits: cue(
    'wann du willst|wann sie wollen|wie es ihnen passt|wie es dir passt|flexibel|egal',
    'reicht|jederzeit|richte mich|nach ihnen|nach dir|da sein|immer|offen|freie|luft|schaffst|schaffen',
    'passt|passen|passte|ginge|geht|gehen|zeit|frei|verfugbar|recht|moglich|gut|gunstig|bin ich|sind wir|kann ich|konnte ich|konnen wir|erreichbar|ware|waren|ideal|bei mir|bei uns|anbieten|vorschlagen|da bin|wieder da|wieder im buro|klappt|klappen|einrichten',
  ),
  wishes: cue(
    'musste|mussten|brauchte|brauchten|sollte|hatte gern|wollte|wollten|ware schon',
    'wurde|mochte|mochten|wurden|konnten wir|konnen wir|sollten|lass uns|lasst uns|wollen wir|bitte|gerne|gern|brauche|brauchen|mussen|muss|konntest du|kannst du|konnten sie|konnen sie|vorschlagen|schlage',
  ),
  prefers: cue(
    '(schlage|schlagen) ~9 vor',
    '(dachte|dachten|denke|denken) ~3 an|schwebt ~2 vor',
    'am liebsten|bevorzugt|vorzugsweise|am besten|lieber|ausser|egal|jederzeit|spatestens|fruhestens|nur nicht|ideal|flexibel|nicht (vor|nach|am|an|ab|zwischen)',
  ),
  limits: cue(
    '(muss|musste|soll|sollte) ~6 (stattgefunden|erledigt|passiert) ~1 (haben|sein)',
    '(es|das|der|die|dies|wir) ~1 (musste|muss|sollte|soll|mussten|sollten|durfte|ginge) ~5 (sein|stattfinden|liegen|klappen|passieren|werden|haben|machen)|(musste|muss|sollte|soll|mussten) (es|das|dies) ~6 (sein|stattfinden|liegen|klappen|passieren|werden)|es (musste|muss|sollte) ~4 (sein|werden)',
    'ausschliesslich|lediglich|nur (vormittag*|nachmittag*|abend*|morgen*|fruh*|vor|nach|ab|bis|am|an|montag*|dienstag*|mittwoch*|donnerstag*|freitag*|zwischen|zu)|bitte ~2 (nur|nicht|vormittag*|nachmittag*|abend*|morgens|vor|nach|ab|zwischen|keinen|keine)|ansonsten|sonst (bin|habe|hab|geht|ginge|jederzeit|immer|ab|nach|vor)|im ubrigen',
  ),
  confirms: cue(
    '(passt|passte|ginge|geht|klappt|ware|ist|sagt|taugt|haut) ~4 (dir|ihnen|euch|das|so|zu|hin|recht|moglich|machbar|ok|okay|in ordnung) ~3 ?|(wollen|sollen|konnen|wollten) wir ~3 (so|das|es) ~2 (festhalten|machen|verbleiben|fixieren|ausmachen) ~2 ?|(einverstanden|ok|okay|recht so|passt|abgemacht) ?|(bist|sind|seid) (du|sie|ihr) ~2 (dabei|einverstanden|da|verfugbar) ~2 ?|(kannst|konnen|konnten|konntest|schaffst|schaffen) (du|sie) ~2 (da|dann|kommen|das|es)? ~3 ?|lust ~4 ?',
  ),
  picks: cue(
    'such* ~4 (einen|eines|eins) ~3 aus',
    '(sag*|schreib*) ~2 (was|an)|welch* ~3 ?|was ~3 (passt|lieber)',
    '(sag|sagen|schreib|schreiben|teil|teilen|nenn|nennen|gib|geben|such|suchen|wahl|wahlen|entscheid*|melde*|bestatig*|antwort*) ~5 (welch*|lieber|wunschtermin|welcher|termin|aus|vorzug|praferenz)|welch* ~4 (passt|lieber|recht|besser|ware|nehmen|bevorzug*|zusagt|genehm|angenehm)|(ihre|deine|eure) (praferenz|wahl|auswahl|wunsch*)',
  ),
  offers: cue(
    '(zwei|drei|vier|folgende|diese|#) (termine|zeitfenster|slots|optionen|moglichkeiten|terminvorschlage)|(er|sie|wir|ich) (kann|konnen|konnte|konnten) ~9 (kommen|vorbeikommen|vorbeischauen|vorbei)|welcher ~2 lieber',
    'anbieten|schlage (ich|ihnen|dir|vor)|schlagen (wir|ihnen|dir|vor)|biete|vorschlagen|was ist (ihnen|dir) lieber|welcher termin|was passt|welchen (termin|tag)|welcher tag|passt (es|dir|ihnen|ihnen das|dir das)|wie ware|ginge|was ware|kann ich|konnte ich|waren (sie|wir)|oder|hatte ich zeit|zur auswahl|ware (ihnen|dir)',
  ),
  chooses: cue(
    'welche(n|r|s)? (termin|tag|datum|davon|von beiden|der beiden|von den beiden) ~2 (soll|sollen|darf|kann|mochten|mochtest|willst|wollen|hatten|hattest|bevorzug*|passt|ware|nehm*)',
    '(soll|sollen|darf|kann) (ich|wir) ~9 (buchen|reservieren|nehmen|blocken|festhalten|vormerken|eintragen)',
    '(was|welcher) ist (dir|ihnen|euch) lieber|(ware|passt|passte|ist|ginge) ~9 (besser|lieber)',
  ),
  moves: cue(
    'auf ~3 (legen|schieben|ziehen|tauschen)|schieben wir ~4 auf',
    '(spater|fruher) (anfangen|beginnen|starten|treffen)',
    'verschieb*|verschoben|verleg(en|t|e|ung)|(anderen|neuen|anderer|neuer) (termin|tag|zeitpunkt)|umlegen|vorziehen|vorverlegen|termin ~5 (andern|tauschen)|ausweichen|nachholen|umplanen|anders legen',
  ),
  cancels: cue('absagen|abgesagt|sage ~5 ab|streichen|fallt (leider )?aus|entfallt|stornieren'),
  declines: cue(
    '(kein|keinen) ~1 (neuer termin|neuen termin|ersatztermin)|neuer termin ~3 (noch|folgt)',
    '(muss|mussen|musst|braucht|brauchen|brauchst) ~5 nicht|nicht (notig|notwendig|erforderlich)|(nicht|kein) (dabei sein|teilnehmen|kommen|kommen konnen)|kann ~5 nicht (dabei|teilnehmen|kommen|dazukommen)|nicht zu verschieben|ohne mich|nicht auf diese|antworten sie nicht|nicht verschoben',
  ),
  informs: cue(
    '(nur|bloss) in (kopie|cc)|(musst|mussen|braucht|brauchen) ~2 nichts (tun|machen)|(nur|bloss) ~2 (zur info|zur kenntnis|zur information)|in kopie (zur|nur)|(setze|nehme) (dich|sie) ~2 (in cc|in kopie)',
  ),
  recalls: cue(
    '(hoffe|hoffen) ~5 (hattest|hatten|hattet|gehabt|verbracht|erholt)',
    'wann (war|waren|hat|haben|hast|habt) ~8 (getroffen|gesprochen|gesehen|stattgefunden|gewesen|dort|telefoniert)|wann war',
    '(dank|danke|danken)( ihnen| dir| euch)? (noch mal |nochmal )?(fur|furs) (das|den|die|dein|ihr|unser|dieses|gute|schone)?|es war (schon|gut|nett|toll)|war (schon|nett) |wie besprochen|gestern|hast du schon|hattest du schon|haben sie schon|hatten sie schon|letzte woche|beim treffen|in der besprechung',
  ),
  asksOther: cue(
    '(frist|stichtag|abgabetermin) ~4 (ist|bis|endet|am|lauft)|gesendet wird|ausgestrahlt|erscheint|veroffentlicht',
    '(rechnung*|abschlagsrechnung*|betrag|zahlung*|mahnung*) ~9 (bis|am|zum)|umsatzsteuer',
    'ubrigens|apropos|nebenbei|abgeben|abgegeben|eingereicht|verschickt|rausgehen|drucken|druckdaten|bezahlt|uberwiesen|unterschrieben|zuruckmelden|anmelden',
    'prufen|freigeben|freigabe|schick*|senden|sende|zusenden|uberweis*|ausfullen|unterschreib*|lesen|durchlesen|bestatigen sie den|abgeben|einreichen|bezahlen|nachsehen|hochladen|liefern|bestellen|korrigier*|ablesen|sorgen sie',
  ),
  lasts: cue(
    'langt|hochstens|maximal|allenfalls|nicht langer|sollte|sollten|rechne|rechnen|einplanen|insgesamt|knapp|schatze|genugend|planen',
    'dauert|dauern|reicht|reichen|genugt|wurde genugen|etwa|ungefahr|circa|lang|brauche|brauchen|veranschlagt',
  ),
  announces: cue(
    'fur sie da|(buro|praxis|kanzlei|geschaft|laden|werkstatt) ~6 (besetzt|erreichbar|geschlossen|geoffnet)|sprechzeiten|burozeiten|geschaftszeiten|(fest|feier|konzert|turnier|hochzeit|auffuhrung|premiere|spiel|messe|party) ~3 (ist|beginnt|startet|findet)',
    '(bestatigen|bestatige) (wir|ich|ihnen|dir) ~4 (termin|buchung|reservierung|tisch)|terminbestatigung',
    '(wurde|wurden|ist|sind|wird|werden) ~6 (verschoben|verlegt|vorverlegt|vorgezogen)|wie immer|wie ublich|wie gewohnt|(sitzung|termin|besprechung|veranstaltung|training|probe) ~4 (beginnt|startet)',
    'findet statt|statt|wird ~8 (abgestellt|abgelesen|geliefert|geschlossen|eroffnet)|werden ~8 (abgelesen|abgestellt|geliefert)|geoffnet|offnungszeiten|anmeldung unter|abmelden|rufen sie uns|bei fragen',
  ),
}
