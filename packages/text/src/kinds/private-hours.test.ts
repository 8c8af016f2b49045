import { describe, expect, it } from 'vitest'
import { isPrivateTime } from './private-hours.ts'

const isPrivate = (text: string) => isPrivateTime({ subject: '', text })

describe('[GEN322] times outside of work', () => {
  it.each([
    'Our fitter can come to your flat at half past seven on Tuesday.',
    'The dentist has a slot for your check-up at 7.40 on Tuesday.',
    'The choir rehearsal is moved to Tuesday at eight in the evening.',
    'Der Monteur kann am Dienstag um halb acht in Ihre Wohnung kommen.',
    'Bitte bringen Sie Ihre Versichertenkarte mit, Dienstag um 7:40 Uhr.',
    'Der Elternabend ist am Dienstag um 20 Uhr.',
    'Le technicien peut passer chez vous mardi à 7h30 pour la chaudière.',
    'Le cabinet vous propose un rendez-vous chez le dentiste mardi à 7h40.',
    'La répétition est reportée à mardi à 20 h.',
    'El técnico puede ir a su casa el martes a las 7:30 por la caldera.',
    'La clínica le ofrece una cita el martes a las 7:40.',
    'El ensayo pasa al martes a las 20:00.',
    'Il tecnico può venire a casa Sua martedì alle 7:30 per la caldaia.',
    'Lo studio dentistico Le propone un controllo dal dentista martedì alle 7:40.',
    'L’allenamento è spostato a martedì alle 20.',
    'Your son’s form tutor could see you on Tuesday at half past five.',
    'Die Klassenlehrerin hätte am Dienstag um 17:30 Uhr Zeit für Sie.',
    'Le conseil de classe est reporté, je vous propose mardi à 17h30.',
    'La tutora de su hijo puede recibirle el martes a las 17:30.',
    'La maestra può riceverLa martedì alle 17.30.',
    'Drinks at the Anchor on Thursday at half past six?',
    'Ça te dit un apéro jeudi à 18h30 ?',
    'Feierabendbier am Donnerstag um halb sieben?',
    'Are you up for a walk on Sunday at ten?',
    'Kommt ihr am Samstag um fünf mit auf den Weihnachtsmarkt?',
    'On fait une balade dimanche à 10 h ?',
    '¿Te vienes el sábado sobre las cinco al mercadillo?',
    'Ti va una passeggiata domenica alle dieci?',
    'Could we move the piano lesson to Saturday at ten?',
    'Können wir die Klavierstunde auf Samstag um zehn verlegen?',
    'On pourrait rattraper le cours de piano samedi à 10 h ?',
    '¿Recuperamos la clase de piano el sábado a las diez?',
    'Possiamo recuperare la lezione di pianoforte sabato alle dieci?',
    'Your trial class at the gym on Thursday is off. You can make it up on Saturday at 10 or Tuesday at 7.',
    'Das Probetraining am Donnerstag fällt aus. Samstag um zehn oder Dienstag um sieben ginge auch.',
    'Le docteur Lambert étant absent le 7, nous devons reporter votre rendez-vous. Jeudi 10 à 17h vous irait ?',
    'La doctora puede atenderla el jueves 10 a las 18:30. ¿Le va bien?',
    'La sua lezione di prova è stata annullata. Può recuperarla sabato 5 alle 10.',
    'The owner can show you the flat on Thursday after 6 or Saturday morning.',
    'El propietario puede enseñarle el piso el jueves por la tarde o el sábado por la mañana.',
    'Am Samstag um zehn können wir die Wohnung zeigen.',
    'My hairdresser could fit us both in on Saturday at 8. Shall I book it?',
  ])('are those of homes, doctors and clubs: %s', (text) => {
    expect(isPrivate(text)).toBe(true)
  })

  it.each([
    'Our technician can come to your office at half past seven for the heating.',
    'Shall we talk about the contract on Tuesday at seven?',
    'Der Techniker kann am Dienstag um halb acht wegen der Heizung ins Büro kommen.',
    'Le technicien peut passer dans vos locaux mardi à 7h30 pour le chauffage.',
    'El técnico puede pasar por la oficina el martes a las 7:30 por la calefacción.',
    'Il tecnico può venire in ufficio martedì alle 7:30 per il riscaldamento.',
    'Ci vediamo mercoledì alle 16:30, organizzo il resto del giro.',
  ])('are not those of a firm: %s', (text) => {
    expect(isPrivate(text)).toBe(false)
  })
})

describe('[GEN322] who measures at the reader’s home', () => {
  it.each([
    ['The architect would like to go over the kitchen wall with you on site. Would Tuesday at 5 pm suit?'],
    ['Die Architektin möchte die Küchenwand mit Ihnen vor Ort durchgehen. Passt Dienstag um 17 Uhr?'],
    ['L’architecte aimerait revoir le mur de la cuisine avec vous sur place. Mardi à 17h vous irait ?'],
    ['La arquitecta quiere medir la pared de la cocina con usted in situ. ¿Le va bien el martes a las 17?'],
    ['Vorrei rivedere con Lei il muro della cucina sul posto. Le andrebbe bene martedì alle 17?'],
  ])('comes at any hour: %s', (text) => {
    expect(isPrivate(text)).toBe(true)
  })

  it.each([
    ['The architect would like to go over the office with you on site. Would Tuesday at 5 pm suit?'],
    ['Die Architektin möchte das Büro mit Ihnen vor Ort durchgehen. Passt Dienstag um 17 Uhr?'],
  ])('and not at an office: %s', (text) => {
    expect(isPrivate(text)).toBe(false)
  })
})
