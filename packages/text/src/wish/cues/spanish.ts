import { cue, type MeetingCues } from './meeting-cues.ts'

const meet =
  'reunion|reunirnos|reunirme|reunirse|vernos|veamos|verte|verle|verla|quedar|quedamos|quedemos|cita|llamada|llamar|llamarte|llamarle|llamo|videollamada|hablar|hablamos|hablemos|charlar|charla|cafe|comer|comemos|comamos|cenar|cenamos|encontrarnos|encuentro|entrevista|visita|visitar|conocernos|conocerle|tomar algo|juntarnos|juntamos|conversar|repasar|taller|conversacion|sentarnos|ensenarte|ensenarle'

export const spanish: MeetingCues = {
  invites: cue(
    '(digan*|avisen*|indiquen*|confirmen*|propongan*) ~4 (cual|cuando|que dia|que hora|si|fecha|horario)',
    '(le|te|os) (sirve|acomoda|funciona|queda bien) ~1 (que|si)|nos (conectemos|conectamos|reunamos|llamemos)',
    '(me|nos) (regalas|regala|das|da|prestas|presta|dedicas|dedica) ~3 (hora|horas|minutos|rato|ratito|momento)|(elige|elija|escoge|escoja|decide|decida|pon|ponga) ~2 (tu|usted|vos)? ~2 (dia|hora|momento|fecha)|(dejo|dejamos) ~4 (eleccion|elijas|elija|decidas)',
    '(necesito|necesitamos|necesitaria|dame|deme|me hace falta|me das|me da) ~3 (hora|horas|minutos|rato|momento|ratito) ~2 (contigo|con usted|con vosotros|con ustedes|tuyo|tuya|suyo)',
    '(conectemonos|juntemonos|reunamonos|veamonos|hablemos|quedemos|charlemos|encontremonos|llamemonos|sentemonos|platiquemos|coordinemos|agendemos)|(hay que|habria que|toca|tenemos que|conviene) (sentarse|verse|reunirse|quedar|hablarlo|hablarse|juntarse|verlo|hablar|sentarnos)|(mira|mire|dime|digame|ve) ~2 (que|cuando) ~1 (te|le) (encaja|viene|va|conviene|cuadra|queda|acomoda)|(escribeme|escribame|avisame|dime) ~2 a que hora',
    '(propongame|proponme|ponga|pon|diga|di) ~3 (dia|fecha|hora|momento)|me reserva* ~3 (rato|ratito|hueco|momento|hora)|(gustaria|encantaria|quisiera) (llamarle|llamarte|verle|verte|visitarle|visitarte|pasar)',
    '(elige|elija|escoge|escoja) ~3 (dia|fecha|hora|hueco)|(confirme|confirmenos|confirma|digame|diga) ~2 (cual|que dia) ~3 (prefiere|conviene|viene|prefieres)',
    '(llamame|llameme|llamadme) ~5 (entre|despues|antes|cuando|manana|a partir|desde|lunes|martes|miercoles|jueves|viernes)|(encontrar|buscar) otro (dia|hueco|momento)',
    '(dime|digame|diganos|dinos|decidme|avisame|aviseme) ~2 (que|cual|cuando|si|cuales) ~5 (viene|va|conviene|prefiere|prefieres|puedes|puede|encaja|cuadra)|(proponerme|proponernos|darme|darnos|enviarme|indicarme|sugerirme|pasarme) ~3 (fecha|fechas|hueco|huecos|disponibilidad|horario|horarios|hora)',
    'cuando (puedas|pueda|quieras|quiera|podais|puedan) ~3 (nos|hablamos|quedamos|vemos|charlamos|llamame|llameme)|con (mucho)? gusto (platicamos|hablamos|charlamos|nos vemos|conversamos|le atiendo|te atiendo)|(solicitar|solicitarle|pedir|pedirle|pedirte|concertar) ~3 (tutoria|hora|visita|cita)',
    '(convendria|convendra|conviene|estaria bien|seria bueno|hace falta|haria falta|necesito|necesitamos|urge|toca|gustaria|quiero|queria) que (nos|te|le) (reun*|vea*|viera*|sent*|junt*|habl*|convers*|platic*)',
    '(le|te|os) (pareceria|parece|importaria) ~4 (reunieramos|vieramos|reunirnos|vernos|quedar|hablar|quedaramos|hablaramos)',
    '(puedes|podrias|puede|podria|pueden|podeis) ~3 (hacerme|hacernos|dedicarme|dedicarnos|recibirme|recibirnos|reservarme|buscarme|atenderme|concederme|llamarme|darme) ~4 (hueco|rato|minutos|hora|cita|tiempo|momento)?',
    '(a ver si|ojala|intentemos|busquemos|encontremos) ~5 (hueco|rato|vemos|vernos|quedamos|hablamos|momento|fecha|dia|juntamos)',
    '(te|le|os) (cuadra|cuadraria|pilla|pillaria|cae|viene|vendria|va|iria|encaja|encajaria) ~6 ?|(como|que tal) ~2 (lo tienes|andas|tienes|estas|lo tiene|tiene) ~6 (semana|lunes|martes|miercoles|jueves|viernes|manana|agenda)',
    '(tomamos|echamos|nos tomamos|nos echamos|desayunamos|merendamos|almorzamos|cenamos|comemos|quedamos|hablamos|nos vemos|nos reunimos|nos juntamos) ~8 ?',
    '(solicitar|solicitarle|pedirle|pedirte|pedir|concertar|proponerle) ~2 (una|un) ~1 (reunion|cita|entrevista|visita|llamada|encuentro)',
    '(seria|es|fuera) posible ~4 (reunirnos|vernos|hablar|visitar|visita|cita|reunion|encuentro|quedar|vernos|entrevista)',
    '(puedo|podria|podriamos|podemos) ~2 (pasar|pasarme|ir|visitar|visitarle|visitarte|llamar|acercarme) ~8 ?',
    `(podemos|podriamos|podria|puedo|podria yo|puede|podrias|puedes|pudieramos) ~5 (vernos|reunirnos|quedar|hablar|charlar|encontrarnos|llamarte|llamarle|conversar|juntarnos|sentarnos|reunion|cita|llamada|entrevista|reunirme|verte)`,
    `(podemos|podriamos|puedo|podria) (vernos|reunirnos|quedar|hablar|charlar|encontrarnos|llamarte|llamarle|conversar|juntarnos)`,
    `(tienes|tiene|tendrias|tendria|teneis|tendriais) ~5 (hora|horas|minutos|tiempo|hueco|rato|momento|disponibilidad|ratito)`,
    '(tienes|tiene|tendrias|tendria|teneis) (un|una|media|algun|#)? (hora|horas|minutos|tiempo|hueco|rato|momento|disponibilidad|ratito|libre)',
    `(quedamos|nos vemos|hablamos|comemos|cenamos|nos reunimos|nos juntamos|nos llamamos|tomamos) ~5 ?`,
    `cuando (te|le|os|podemos|podriamos|puedo|puedes|puede|podria|podrias|estas|esta|estarias|estaria|tienes|tiene|nos|quedamos|seria|tendrias)`,
    '(que|cual) (dia|hora|fecha|dias) (te|le|os|podrias|podria|prefieres|prefiere|seria|puedes)',
    `(te|le|os) (vendria|viene|iria|va|parece|iria a|encaja|encajaria|convendria|conviene|apetece) (bien|mejor|el|un|la|este|quedar|manana|tomar|comer)`,
    `(me|nos) (gustaria|encantaria) ~6 (reunirnos|reunirme|reunion|cita|hablar|vernos|verte|conocerle|conocerte|entrevista|visita|quedar|charlar|llamada|encuentro)`,
    `(me|nos) (gustaria|encantaria) (reunirnos|reunirme|hablar|vernos|quedar|charlar|visitar|conocer)`,
    `(quisiera|querria|quiero|queria|queriamos|queremos|quisieramos|necesito|necesitamos|necesitaria|habria que|hay que|deberiamos|tenemos que|tendriamos que) ~4 (reunirnos|reunirme|reunion|cita|hablar|vernos|verte|quedar|entrevista|visita|charlar|llamada|sentarnos|ensenarte)`,
    '(quisiera|querria|quiero|queria|queriamos|queremos|quisieramos|necesito|necesitamos|habria que|hay que|deberiamos|tenemos que) (reunirnos|reunirme|hablar|vernos|verte|quedar|charlar|sentarnos|ensenarte|concertar|fijar)',
    '(concertar|fijar|acordar|agendar|programar|buscar|encontrar|poner) (una|un|la|otra) (reunion|cita|fecha|llamada|visita|entrevista|hueco|hora|dia|encuentro)',
    `(dime|digame|decidme|diganos|avisame|aviseme|indicame|indiqueme) ~2 (cuando|que dia|disponibilidad|a que hora|si puedes)`,
    '(dime|digame|decidme|avisame|aviseme|indiqueme) (cuando|que dia|tu disponibilidad|su disponibilidad|a que hora|si puedes)',
    '(estas|esta|estarias|estaria|estareis) (libre|disponible|por aqui|por ahi|en la oficina)|te apetece|que tal (si|un|el|manana)',
  ),
  meets: cue(
    'nos vemos|vemos|comemos|llamas|llamarme',
    'reun*|sentemos|sentamos|sentarme|platic*|convers*|charl*|juntemos|tutoria|tutorias|en persona|por telefono|videoconferencia|pasarme|hablaramos|vieramos|quedaramos',
    'hueco|juntarse|almorzar|desayunar|ponernos al dia|al dia|zoom|teams|verse|cana|cafelito|recibirnos|tomar|planificar|organizar',
    meet,
  ),
  suits: cue(
    'cuando quieras|cuando quiera|cuando te venga|cuando le venga|flexible',
    'localizable|accesible|a su disposicion|a tu disposicion',
    'bien|mejor|disponible|libre|puedo|podria|podemos|encaja|prefiero|preferible|cualquier|ideal|perfecto|tiempo|hueco|posible|conviene|convendria|estoy|estare|bastaria|me va|me viene|preferiria',
  ),
  wishes: cue(
    'gustaria|quisiera|querria|queria|quiero|queriamos|queremos|necesito|necesitamos|habria que|hay que|deberiamos|podriamos|podemos|puedes|podrias|puede|podria|por favor|propongo|proponemos|tenemos que|tengo que',
  ),
  prefers: cue(
    '(pensaba|pensabamos|pienso|pensamos) en|(habia|habiamos|he|hemos) pensado',
    'mejor|preferible|preferiblemente|preferiria|excepto|menos|salvo|cualquier|a partir|no (antes|despues|el|los)|ideal|a ser posible',
  ),
  limits: cue(
    '(tendria|tiene|deberia|debe|habria|tendra) ~1 (que|de)? ~1 (ser|hacerlo|hacerse)|(que sea|seria|siempre) ~3 (por|entre|antes|despues|a|de|en|el|la)|(solo|solamente|unicamente|exclusivamente) ~3 (por|el|los|de|a|entre|despues|antes|en|hasta|desde)|(manana*|tarde*|noche*|lunes|martes|miercoles|jueves|viernes) ~1 (solo|solamente|unicamente|exclusivamente|por favor)',
    'si no|por lo demas|el resto|eso si|por favor ~3 (antes|despues|entre|solo|que no|no)|(podriamos|podemos) hacerl(o|a)',
  ),
  confirms: cue(
    '(te|le|os|les) (viene|va|parece|encaja|sirve|acomoda|conviene|cuadra|vendria|iria|pareceria|convendria|apetece|queda) ~4 ?|(de acuerdo|vale|ok|posible|conforme|te animas|se anima|te apuntas|se apunta|os apuntais) ~3 ?|(puedes|puede|podrias|podria|podeis) ~2 (venir|asistir|acudir|entonces|ese) ~2 ?|(estarias|estas|esta|estaria) ~1 (libre|disponible) ~2 ?',
  ),
  picks: cue(
    '(la|el|lo) que ~2 (acomode|venga|sirva|vaya|cuadre)',
    'cual ~3 ?|(la|el|lo) que ~2 (prefiera|prefieras|quiera|quieras|convenga)',
    '(cual|que fecha|que dia|que hora) ~4 (prefiere|prefieres|viene|conviene|va|encaja|mejor|elige|eliges|le|te)|(elija|elige|escoja|escoge|elegir|escoger|indique|indiquenos|indicame|comunique|comunicara|confirme|confirma|digame|dime|diga|responda|avise|avisame) ~4 (cual|preferencia|opcion|fecha|hora|horario|turno|elegid*)|(su|tu|vuestra) (preferencia|eleccion)',
  ),
  offers: cue(
    '(dos|tres|cuatro|estos) (huecos|fechas|opciones|horarios|turnos)|(puede|pueden|podemos|podria) ~2 (pasar|ir|venir|acudir|pasarse)|(digame|dime|diganos) cual',
    '(le|te|os) (propongo|proponemos|ofrezco|ofrecemos)|propongo|proponemos|puedo ofrecer(le|te)?|podemos ofrecer(le|te)?|cual (prefiere|prefieres|le|te)|que (le|te) (viene|va) mejor|(le|te|os) (va|viene|vendria|iria) bien|puedo|podria|estoy libre|que tal|prefieres|prefiere',
  ),
  chooses: cue(
    '(que fecha|que dia|que opcion|cual|cual de los dos|cual de las dos) ~3 (reservo|reservamos|reserve|prefiere|prefieres|debo|elijo|elegimos|te va|le va|te viene|le viene|os viene|conviene)',
    'reservo|reservamos|(debo|puedo|quieres que|quiere que) ~2 (reservar|reserve|reservemos)',
    'prefieres|prefiere|preferis|prefieren|preferirias|preferiria',
  ),
  moves: cue(
    'atras*|recorrer*|correr(la|lo)?',
    '(dejamos|dejarlo|pasamos) ~2 para',
    '(lo|la) (dejamos|dejemos|pasamos|movemos|cambiamos|aplazamos|posponemos|hacemos) ~2 (para|al|a)|dejarl(o|a) para|lo pasamos|mejor otro dia',
    'aplaz*|pospon*|pospus*|cambiar (su|tu|la|nuestra|el|de|nuestro)|cambiarla|otro (dia|momento|hueco)|otra (fecha|hora)|mover (la|nuestra|el)|moverla|retrasar*|adelantar*|pasar (la|nuestra|el|lo)|pasarla|pasarlo|dejarlo para|reprogramar*|trasladar',
  ),
  cancels: cue('cancelar|anular|cancelo|cancelada|suspender|se cancela'),
  declines: cue(
    'no (busquemos|fijemos|pongamos) ~2 (fecha|dia)|sin nueva fecha|nueva fecha ~3 (mas adelante|proximamente)',
    'no hace falta|no es necesario|no hay que|no es preciso|no (podre|puedo|podemos|podria) ~2 (asistir|ir|participar|estar|acudir|venir|unirme)|no responda|no respondas|no conteste|sin mi',
  ),
  informs: cue(
    '(te|le) pongo en copia|(solo|simplemente) ~3 (para que estes al tanto|para que lo sepas|a titulo informativo)|no hace falta que (vengas|venga|hagas|haga)',
  ),
  recalls: cue(
    '(espero|esperamos) que ~4 (haya|hayas|hayan)',
    'cuando (fue|fueron|tuvo|tuvieron|hubo|era|visteis|viste|vio|quedasteis)',
    'gracias (de nuevo )?por (la|el|tu|su|vuestra|venir|recibirnos)|fue un placer|fue (muy )?(bueno|agradable)|ha sido un|de ayer|la semana pasada|has tenido tiempo|ha tenido tiempo|como acordamos|tal y como',
  ),
  asksOther: cue(
    '(plazo|fecha limite|vencimiento) ~4 (termina|vence|acaba|es|el)|se (publica|emite) ~2 el',
    '(factura*|pago*|cuota) ~6 (antes|el|vence|se)',
    'por cierto|a proposito|por otro lado|(debe|deben|tiene que|tienen que|hay que|habra que) ~2 (entreg*|present*|envi*|public*|pag*|imprim*)|reenviar*',
    'enviar*|envia*|envie*|manda*|mandar*|revisar la factura|revisar el contrato|mirar la|mirar el|firmar|aprobar|pagar|rellenar|leer|comprobar|pedir|corregir|reenviar|confirmar la recepcion',
  ),
  lasts: cue(
    'sobra|sobraria|bastan|bastarian|con ~4 (basta|sobra|llega|vale)|como mucho|maximo|calculo|calcule|suficiente|como maximo|no mas de',
    'bastaria|basta|dura|duraria|durara|mas o menos|unos|unas|aproximadamente|necesito|llevara|sera',
  ),
  announces: cue(
    '(oficina|oficinas|tienda|taller|despacho|secretaria) ~3 (abiert*|cerrad*)|horario de atencion|atencion (a|al)|(fiesta|concierto|boda|torneo|partido|feria) ~2 (es|empieza|sera) ~1 (el|a)',
    '(confirmamos|confirmarle|confirmamosle|confirmo) ~2 (su|tu|la) (cita|reserva|mesa|visita)',
    '(se ha|ha sido|queda|fue) (movid*|cambiad*|aplazad*|trasladad*|pospuest*)|como siempre|como de costumbre|(reunion|sesion|clase) ~4 (empieza|comienza)',
    'se celebrara|tendra lugar|se celebra|llegara|sera entregado|se ruega|cerrado|abierto|darse de baja|inscripcion',
  ),
}
