import { people, type SeedLetter } from './seed-letter.ts'

const { tomoko, eloise, joerg, irina, nikos, limei, minjun, leila, noam, rui, agnieszka, priya } = people

/** Mail in many languages, some of it in charsets from before Unicode. */
export const worldLetters: readonly SeedLetter[] = [
  {
    key: 'de-1',
    hours: 61,
    from: joerg,
    subject: 'Räume ab Montag wieder frei',
    text: foreign(
      'iso-8859-1',
      'SGFsbG8sDQoNCmRpZSBS5HVtZSBpbSBFcmRnZXNjaG9zcyBzaW5kIGFiIE1vbnRhZyB3aWVkZXIgZnJlaS4gR3L232VyZSBHcnVwcGVuIGJpdHRlIGJpcyBGcmVpdGFnIGFubWVsZGVuLg0KDQpWaWVsZSBHcvzfZQ0KSvZyZw0K',
    ),
    id_field: 'Message-Id',
  },
  {
    key: 'fr-1',
    hours: 84,
    from: eloise,
    subject: 'Déjeuner de jeudi',
    text: foreign(
      'windows-1252',
      'Qm9uam91ciwNCg0KTGUgZOlqZXVuZXIgY2/7dGUgMTQggCBwYXIgcGVyc29ubmUgOyBjkmVzdCBub3TpIHBvdXIgamV1ZGkuDQoNCsAgYmllbnT0dCwNCsls769zZQ0K',
    ),
  },
  {
    key: 'ja-1',
    hours: 28,
    from: tomoko,
    fields: [{ name: 'Subject', value: '=?ISO-2022-JP?B?GyRCTWg9NSROQkckQTlnJG8kOxsoQg==?=' }],
    text: foreign(
      'ISO-2022-JP',
      'GyRCJSIlQE1NGyhCDQoNChskQiQqQCRPQyRLJEokQyRGJCokaiReJDkhI01oPTUkTkJHJEE5ZyRvJDskRyQ5JCwhIjJQTUtGfCROOGFBMD09O34kTyQkJCskLCRHJDckZyQmJCshIxsoQg0KDQobJEI7M0tcGyhCDQo=',
    ),
    is_unread: true,
  },
  {
    key: 'ru-1',
    hours: 170,
    from: irina,
    fields: [{ name: 'Subject', value: '=?koi8-r?B?79Teo9Qg2sEgz8vU0cLS2A==?=' }],
    text: foreign(
      'koi8-r',
      '+sTSwdfT1NfVytTFLCDhxMEhDQoNCu/U3qPUINrBIM/L1NHC0tggx8/Uz9cuIO3Px9Ug0NLJ08zB1NggxcfPINrB19TSwS4NCg0K6dLJzsENCg==',
    ),
  },
  {
    key: 'el-1',
    hours: 190,
    from: nikos,
    subject: 'Αλλαγή πτήσης',
    text: foreign(
      'iso-8859-7',
      'w+Xp4SDz7/Ugtu304SwNCg0K5yDw9N7z5yDh6+vc5uXpIOPp4SD05+0g0N3s8PTnLg0KDQrN3+rv8g0K',
    ),
  },
  {
    key: 'zh-1',
    hours: 215,
    from: limei,
    fields: [{ name: 'Subject', value: '=?GB2312?Q?=B8=FC=D0=C2=BA=F3=B5=C4=C8=D5=B3=CC?=' }],
    text: foreign('gb2312', 'xPq6w6OsDQoNCri9vP7Kx7j80MK687XEyNWzzLCyxcWhow0KDQrA7sO3DQo='),
    attachments: [
      {
        filename: '日程.txt',
        type: 'text/plain',
        bytes: Buffer.from('星期二 10:00\r\n星期三 15:00\r\n', 'utf8'),
      },
    ],
  },
  {
    key: 'ko-1',
    hours: 40,
    from: minjun,
    subject: '수요일 회의',
    text: foreign(
      'euc-kr',
      'vsiz58fPvLy/5CwNCg0KvPa/5MDPIMi4wMe4piC/wMjEILy8IL3Dt84gv8Ww3LW1ILXJse6/5D8NCg0Kuc7B2A0K',
    ),
  },
  {
    key: 'ar-1',
    hours: 130,
    from: leila,
    subject: 'موعد يوم الأحد',
    text: 'مرحباً،\n\nهل يناسبك يوم الأحد الساعة 11 صباحاً؟ العنوان: شارع Main 12.\n\nليلى',
    html: '<div dir="rtl"><p>مرحباً،</p><p>هل يناسبك يوم الأحد الساعة 11 صباحاً؟</p><p>ليلى</p></div>',
  },
  {
    key: 'he-1',
    hours: 260,
    from: noam,
    subject: 'סיכום הפגישה',
    text: 'שלום,\n\nמצורף סיכום הפגישה מיום שלישי. נא לאשר עד יום חמישי.\n\nנועם',
  },
  {
    key: 'pt-1',
    hours: 290,
    from: rui,
    subject: 'Confirmação da reunião de quinta',
    text: 'Olá,\n\nconfirmo a reunião de quinta às 16h. Levo as amostras.\n\nAbraço,\nRui',
  },
  {
    key: 'pl-1',
    hours: 310,
    from: agnieszka,
    subject: 'Zażółć gęślą jaźń 🦆',
    text: 'Cześć,\n\nprzesyłam poprawioną wersję. Święta już blisko!\n\nAgnieszka',
  },
  {
    key: 'hi-1',
    hours: 355,
    from: priya,
    subject: 'अगली बैठक का समय',
    text: 'नमस्ते,\n\nक्या हम सोमवार को शाम पाँच बजे मिल सकते हैं?\n\nप्रिया',
  },
]

function foreign(charset: string, base64: string) {
  return { charset, bytes: Buffer.from(base64, 'base64') }
}
