/** What words of Spanish mails mean: a concept and its folded words a line. Concepts are named in English, alike for all languages. */
export const spanish_concepts = `
about: sobre
access: acceso entra entro
account: cuenta cuentas
after: despues tras
agenda: agenda
ago: hace
agree_past: aprobo conforme
ahead: adelante antemano
all: cada toda todas todo todos
already: ya
also: igualmente tambien
always: siempre
and: e y
answer: contesta responda responder respuesta
any: cualquier cualquiera
appliance: caldera horno
application: solicitud tramite
appointment: cita consulta
around: casi hacia
arrive: llega llegan llegar llegara llego llegue
arrive_past: llegado llegaron
art: el la las los un una
ask: consultar pedimos pide
ask_past: pidio
assistant: secretaria
attach_past: adjunto
back: regreso vuelta vuelve vuelvo
bad: mal
bank: banco
be: anda andas ando es estamos estan estar estes estoy sea ser siendo somos son soy
because: porque
been: sido
before: anterior antes previa
better: mejor
between: entre
big: enorme grande
book: libro reserva reservo
border: consulado migracion pasaporte
boss: cargo director directora jefe
box: cajas
break: pausa
bring: lleva llevo trae
brochure: boletin catalogo
broken: roto
building: almacen bodega pabellon
building_work: obra obras
business: asesoria gestoria operaciones
but: pero
by: segun
can: podemos poder podes podra puedas puede pueden puedes puedo
cancel: anular baja
cannot: imposible
card: tarjeta
celebration: boda cumple fiesta fiestas
change: cambia cambiar cambio cambios
child: hija hijo nacio nino ninos
choose: elegir elige
clean: limpieza
close: cerrado cerramos cerrar cierra cierre cierro
clothes: camisetas vestido
club: club
colleague: companera talento
collect: recogida
come: vendria venga vengas venir viene vienen vienes
comment: comentarios
committee: comision comite consejo
company: editorial empresa
confirm: confirmacion confirmo
confirm_past: confirmado
contact: contacto
contract: contrato escritura
copy: copia
could: podria podriamos podrias
count: inventario
course: curso master taller
cover: cobertura
customer: clienta cliente clientes
data: cifras datos
date: fecha fechas
day: dia dias jornada
daypart: mananas mediodia noche noches tarde tardes
deadline: plazo vencimiento
decide: decidir resolucion
deliver: entregan entrego
delivery: entrega transporte transportista
do: hacemos hacer hacerlo hago haremos
do_past: hicimos
doctor: doctora medico
document: acta archivo borrador capitulo certificado documentacion expediente hoja informe manuscrito papel resumen tesis texto textos
down: abajo
drink: cafe cafecito vino
during: durante
early: temprano
end: acaban acabe fin final finales fines termina
end_past: terminado
enough: bastaria sobra
event: cata celebrara concierto exposicion feria festival
exactly: justo
except: excepto salvo
expire: caduca vence
explain: explicarle resumo
factory: fabrica planta
fall_past: cae cayo
feast: navidad pascua reyes santa
fill: completar
fine: vale
first: primer primera primeros
flexible: adapto
follow: seguimiento seguimos seguir sigue
for: para por
fortnight: quincena
free: disponibilidad disponible gratuita libre libres
friend: amigos
from: desde partir
furniture: mesa sillas sofa
garden: cosecha huerto patio terreno
give: da dan dar doy
give_past: dado dio
go: ir va vamos van vas voy
good: buen buena buenas bueno buenos
goods: coleccion muestras
greeting: apreciada estimada estimados guapa hola oye querida queridas queridos
half: media medio mitad
happy: enhorabuena felices feliz gusto
have: ha haber han haya he hemos tendria tenemos tengo tiene tienen tienes
he: ella
help: atender atenderla ayuda ayudas
here: aca aqui
holiday: feriado festivo puente vacaciones
home: casa piso vivienda
hope: esperamos espero ojala
hour: h hora horas horita
house_part: cubierta puerta puertas
how: como
hurry: prisa
i: conmigo me mi mia mis yo
idea: idea
if: si
in: en
including: incluido inclusive
inspection: auditoria inspeccion perito
insurance: garantia poliza
interest: interesa
interview: entrevista
invite: invitacion
invoice: factura
it: lo
keep: mantiene
key: llave llaves
know: saber sabes
label: etiquetas
language: aleman terminologia traduccion
last: pasada ultima ultimo
late: late retraso
latest: tardar
leave: dejamos dejar dejarlo dejo sale salen salgo salida salimos
leave_past: salido salio
legal: herencia notaria notario
less: menos
lesson: clase clases tutoria
letter: carta
light: luz
like: encantaria gusta gustaria
line: linea
link: enlace
list: lista
live: viva vivo
location: direccion local lugar plaza zona
long: largo
look: buscamos mira parece
lunch: comemos comer comida
machine: servidor
mail: correo mensaje
manage: coordinacion
matter: importa
meal: asado cena desayuno
measure: medidas
medicine: vacuna
meet: conocer conocerla quedamos quedar vernos
meet_past: quedado quedaron
meeting: asamblea general junta pleno reunion
member: socios
middle: mediados
minute: min minutos
missing: falta faltan pendiente
moment: momento rato
money: euros fondos presupuesto
month: mes meses
month_name: abril agosto diciembre enero febrero julio junio marzo mayo noviembre octubre septiembre
more: mas
move: mudanza
much: cuanto muchas mucho
must: debe debemos debo necesario necesitamos necesitaria necesito requiere
name_word: nombre
neighbour: vecinos
neither: ni
new: nueva nuevas nuevo
news: noticias novedades
next: proxima proximo proximos siguiente siguientes
nice: perfecto
no: ninguna no
nobody: nadie
note: apuntado marca nota notas
nothing: nada
notice: aviso convocatoria
now: ahora
number: cinco cuarenta cuatro diez doce dos mil nueve ocho once par quince seis siete tres uno veinte
of: de del
offer: oferta ofrecemos ofrecerle ofrezco propuesta
office: administracion departamento despacho oficina sede
once: vez
only: solo
open: abierta abierto abre abrimos
or: o
order: orden pedido pedidos
ordinal: º
other: demas otra otro otros
out: fuera
outdoors: monte montes
over: encima
page: pagina
parcel: paquete
part: parte pieza seccion
pass: pasa pasamos pasar pasara pase paso
past: pasado
past_aux: estaba fue habiamos
pay: paga pagar
payment: cuota liquidacion pago senal transferencia
permit: permiso
person: gente persona personas
phone: llamada llamar llamas llamo telefono
picture: foto fotos logo planos reportaje
plan: plan
plan_past: prevista previsto
please: favor rogamos ruego sirvase
point: punto
possible: posible
postpone: aplazar
practice: ensayo
prefer: preferencia prefiera prefiere prefieres prefiero
prepare: preparo
present: presentar presente
presentation: presentacion
press: prensa redactora
price: precio precios tarifas
print: imprenta
problem: molestias problema
project: proyecto
public: publico
quarter: cuarto cuartos trimestre
question: duda dudas pregunta preguntas
quick: rapida
quiet: calma tranquila
read: lectura lei
ready: listo
receive: reciba recibimos recibir recibo
receive_past: recibido
reception: recepcion
reference: numero
regards: abrazo atencion atentamente beso besos cordial cordiales cordialmente saludo saludos
register: alta inscripcion registro
regular: anual
relative: abuela familia familias hermano madre padre padres prima tia tio
remember: recordamos recordatorio recuerde recuerdo
rent: alquiler
rest: descansa resto
result: resultados
review: repasar revision
room: sala
run: corre
same: coincide igual misma mismo
say: decir dice dicen dices diga digas digo
say_past: dicho
schedule: horario horarios programa
season: invierno otono primavera verano
second: segunda segundo
see: vemos ver verla verlo ves
see_past: visto
self: se
send: envio mandas mando
service: atendemos atiende mantenimiento servicio
session: sesion sesiones
shift: guardia turno turnos
shop: mercado
sights: museo
sign: firma firmar firme
sign_past: firmado
sleep: siesta
slot: hueco huecos
so: asi pues tal tan tanto
some: algun alguna unas unos
someone: alguien
something: algo
soon: pronto
sorry: disculpe perdon perdona
spouse: marido
stand: pie
start: arranca empezar empieza principios
station: estacion
stay: permanecera queda quedan quedo
still: todavia
street: calle
student: alumnos
study: estudio estudios
subject: asuntos tema
suggest: propongo
suit: acomoda conviene encaja funciona resulta sirve
supplier: proveedor proveedores
sure: cierto seguro
take: dura duracion tarda toma tomar tomas
talk: charla conversacion habla hablar hablarlo hable
talk_past: hablado
tax: impuesto iva
teacher: profesora
team: equipo grupo
tell: avise contar contarte cuento digame dime indique informamos
term: semestre
test: examenes prueba pruebas
thank: agradeceria agradeceriamos agradezco gracias
then: entonces luego
there: ahi alla alli hay
they: ellos
thing: cosa cosas
think: calculo creo
this: esa ese eso esos esta estas este esto estos
though: aunque
time: tiempo
title: dona dr dra ing lic senora sr sra
to: a al
today: hoy
together: juntos
tomorrow: manana
town: ayuntamiento ciudad
travel: excursion recorrido viaje viajo
travel_by: tren vuelo
trust: confianza
turn: ronda toca vueltas
under: bajo
until: hasta
urgent: urgente
utility: agua contador
valid: vigor
vehicle: bici coche furgoneta grua
version: edicion version
very: muy
video: video videoconferencia videollamada zoom
visit: visita
voice: voz
wait: espera paciencia
walk: paseo
want: desea queremos quiera quieras quiere quiero quisiera
way: camino modo ruta
we: nos nosotros nuestra nuestras nuestro
weather: lluvia
website: portal web
week: semana semanas
weekday: domingo domingos jueves lunes martes miercoles sabado sabados viernes
weekend: finde
well: bien
when: cuando
where: donde
which: cual que
while: mientras
who: quien
whole: completo entero
will: estara estare estaremos habra sera
with: con
within: dentro
without: sin
work: habiles laburo puesto trabaja trabajo
workman: tecnica tecnico
would: habria seria serian
write: escribo
write_past: escribio escrito
wrong: error
year: ano anos ejercicio
yesterday: anoche ayer
you: contigo le les os su sus te ti tu tus tuya tuyas tuyo usted ustedes vos
`
