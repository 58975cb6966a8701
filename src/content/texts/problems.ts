import type { DomainErrorCode } from '#domain/errors.ts';
import { sheetLimits, type InvalidFileReason } from '#domain/guest-list/sheet.ts';
import { catalogueTexts } from './admin-catalogue.ts';
import { amountText } from '#domain/gifts/amount.ts';
import { numberText } from '#domain/number-text.ts';
import { type AnswerFailure, questionLimits } from '#domain/questions/question.ts';
import type { PictureFailure } from '#domain/pictures/picture-failure.ts';

const minutes = (seconds: unknown) => {
  const count = Math.max(1, Math.ceil(Number(seconds) / 60));
  return count === 1 ? '1 minuto' : `${count} minutos`;
};

type Details = Readonly<Record<string, unknown>>;

/** Why a file cannot be read as a list of guests, and what to do about it. */
const unreadableTexts: Record<InvalidFileReason, string> = {
  empty: 'El archivo está vacío.',
  not_a_spreadsheet: 'Este archivo no es una planilla. Elijan un archivo .xlsx o .csv.',
  old_excel:
    'Es una planilla en un formato que no leemos (.xls o .xlsb). Ábranla y guárdenla como .xlsx.',
  open_document:
    'Es una planilla de LibreOffice (.ods). Ábranla y elijan «Guardar como», Excel (.xlsx).',
  numbers: 'Es una planilla de Numbers. Ábranla y elijan «Archivo», «Exportar a», «Excel».',
  locked: 'La planilla está protegida con contraseña. Quítensela y vuelvan a elegirla.',
  damaged: 'El archivo está dañado o incompleto. Ábranlo en su programa y guárdenlo otra vez.',
  too_many_rows: `La planilla tiene más de ${numberText(sheetLimits.rows)} filas con datos. Divídanla en varias.`,
  too_many_columns: `La planilla tiene más de ${numberText(sheetLimits.columns)} columnas con datos. Dejen solo las de los invitados.`,
  too_big_inside:
    'La planilla es demasiado grande o pesada por dentro. Dejen solo la lista de invitados.',
};

/** Why a picture is refused, and what to do about it. */
const pictureTexts: Record<PictureFailure, string> = {
  not_a_picture: 'No pudimos leer esa imagen. Usen una foto JPG, PNG, WebP o AVIF.',
  heic: 'Esa imagen es HEIC, que solo abren los equipos de Apple. Elíjanla desde el iPhone, que la convierte al subirla, o ábranla y expórtenla como JPG.',
  video: 'Eso es un video. Por ahora solo fotos.',
  damaged: 'Esa imagen está dañada o incompleta. Ábranla, guárdenla otra vez y vuelvan a elegirla.',
  too_many_pixels:
    'Esa imagen tiene más de 64 megapíxeles, o más de 16 en AVIF. Guárdenla más pequeña.',
};

/** Why a guest's photo is refused. */
const photoTexts: Record<PictureFailure, string> = {
  not_a_picture: 'Eso no es una foto que podamos leer. Elige una en JPG, PNG o WebP.',
  heic: 'Esa foto es HEIC, que solo abren los equipos de Apple. Elígela desde el iPhone, que la convierte al subirla, o expórtala como JPG.',
  video: 'Por ahora solo fotos: los videos no se pueden subir.',
  damaged: 'Esa foto está dañada o incompleta. Ábrela, guárdala otra vez y vuelve a elegirla.',
  too_many_pixels: 'Esa foto tiene más de 64 megapíxeles. Guárdala más pequeña.',
};

/** Why an answer to one of the couple's questions is refused. */
const answerTexts: Record<AnswerFailure, string> = {
  group_answers: 'Esta pregunta la responde el grupo una sola vez.',
  person_missing: 'Elige por quién respondes.',
  required: 'Esta pregunta es obligatoria.',
  yes_no: 'Responde sí o no.',
  choice: 'Elige una de las opciones.',
  number: 'Escribe un número.',
  text: `Usa como máximo ${questionLimits.answer} caracteres.`,
};

/** What a person reads when a rule says no. */
export const problemTexts = {
  malformed: 'No pudimos leer lo que llegó. Recarga la página e intenta nuevamente.',
  invalid_fields: 'Revisa los datos marcados.',
  not_signed_in: 'Ingresa con tu grupo para continuar.',
  helper_ended: 'Este enlace ya no sirve. Pide otro a los novios.',
  other_group: ({ groupName }) =>
    `En este teléfono ahora está abierta la invitación de «${String(groupName)}». Abre el enlace de la tuya para volver a entrar.`,
  wrong_credentials: 'Nombre de grupo o código de acceso inválido',
  wrong_admin_credentials: 'Usuario o contraseña incorrectos',
  wrong_start_token:
    'Esta dirección ya no sirve. Abran la última que mostró el servidor al partir, completa.',
  already_started: 'Este matrimonio ya tiene quien lo administre. Ingresen con su usuario.',
  not_demo: 'Este sitio ya no es la demostración. No se borró nada.',
  backup_failed:
    'No se pudo hacer el respaldo, así que no se borró nada. En «Datos» dice qué pasó con él; después intenten nuevamente.',
  everybody_erased:
    'El matrimonio ya pasó y los datos de los invitados se borraron, así que ya no se puede ingresar. ¡Gracias por acompañarnos!',
  too_many_attempts: ({ retryAfterSeconds }) =>
    `Demasiados intentos. Espera ${minutes(retryAfterSeconds)} y vuelve a intentarlo.`,
  too_many_writes: ({ retryAfterSeconds }) =>
    `Tu grupo hizo demasiados cambios en poco tiempo. Lo anterior quedó guardado: espera ${minutes(retryAfterSeconds)} y vuelve a intentarlo.`,
  not_admin: 'Esta acción es solo para los novios.',
  reauthentication_required: 'Por seguridad, ingresen su contraseña nuevamente para continuar.',
  foreign_origin: 'La solicitud viene de otro sitio y no se aceptó.',
  not_found: 'No encontramos lo que buscas.',
  foreign_member: 'Una de las personas no pertenece a este grupo. No se guardó nada.',
  unknown_event: 'Uno de los eventos ya no existe. No se guardó nada.',
  mismatched_answer: 'Una de las respuestas no corresponde a su grupo y evento. No se guardó nada.',
  answer_changed: 'Esta respuesta cambió mientras la editabas.',
  group_changed: 'Este grupo cambió mientras lo editaban.',
  event_changed: 'Este evento cambió mientras lo editaban.',
  gift_changed: 'Este regalo cambió mientras lo editaban.',
  table_changed: 'Esta mesa o carpa cambió mientras la editaban.',
  seat_changed: 'Este grupo ya no está donde lo vieron: alguien lo movió mientras tanto.',
  site_changed: 'Este texto cambió mientras lo editaban.',
  settings_changed: 'Este plazo cambió mientras lo editaban.',
  request_changed:
    'Esto cambió mientras lo miraban: el pedido o las respuestas ya son otros. Miren de nuevo.',
  rsvp_closed: 'El plazo para responder ya pasó. Puedes pedir un cambio a los novios.',
  no_places_left:
    'Ya no quedan lugares para acompañantes. Si falta alguien, escríbeles a los novios.',
  full: ({ option, left }) =>
    left === 0
      ? `Ya no quedan cupos en «${String(option)}».`
      : `En «${String(option)}» ${left === 1 ? 'queda 1 cupo' : `quedan ${String(left)} cupos`}, menos de los que piden.`,
  not_asked: 'Esta pregunta es para quienes vienen. No se guardó esa respuesta.',
  bad_answer: ({ reason }) => answerTexts[reason as AnswerFailure],
  question_changed: 'Esta pregunta cambió mientras la editaban.',
  question_has_answers: ({ answers }) =>
    answers === 1
      ? 'Con este cambio se pierde 1 respuesta. Confirmen que se elimina.'
      : `Con este cambio se pierden ${String(answers)} respuestas. Confirmen que se eliminan.`,
  kitchen_changed:
    'Algo cambió después de la hoja que miraban. No se marcó: revísenla, envíen la nueva y márquenla otra vez.',
  unknown_question: 'Esa pregunta ya no existe. No se guardó nada.',
  rsvp_open: 'Todavía puedes responder directamente: el plazo no ha pasado.',
  unknown_table: 'Esa mesa o carpa ya no existe. No se movió a nadie.',
  not_invited: 'Ese grupo no está invitado al evento de la mesa. No se movió a nadie.',
  own_wish: 'Un deseo necesita dos grupos distintos.',
  group_name_taken: 'Ya existe un grupo con ese nombre.',
  last_member: 'Un grupo necesita al menos una persona: la última no se puede eliminar.',
  event_has_answers: ({ answers }) =>
    answers === 1
      ? 'Este evento tiene 1 respuesta. Confirmen que también se elimina.'
      : `Este evento tiene ${String(answers)} respuestas. Confirmen que también se eliminan.`,
  group_has_purchases: 'Este grupo tiene regalos pagados o por confirmar y no se puede eliminar.',
  gift_unavailable: 'Uno de los regalos ya no está disponible. Revisa tu carrito.',
  bad_amount: ({ minimum }) => `Escribe un monto desde ${amountText(Number(minimum))}.`,
  amount_not_asked: 'Este regalo tiene su propio precio: no lleva monto.',
  no_shares_left: ({ left }) =>
    left === 0
      ? 'Ya no quedan partes de este regalo: otros lo completaron. Elige otro, tu carrito sigue guardado.'
      : `De este regalo ${left === 1 ? 'queda solo 1 parte' : `quedan solo ${String(left)} partes`}. Revisa tu carrito.`,
  shares_gone:
    'Las partes que eligió este grupo ya las dieron otros. Si el dinero llegó, devuélvanlo o acuerden con el grupo otro regalo.',
  shares_missing: catalogueTexts.sharesMissing,
  price_too_low_for_shares: ({ shares }) =>
    `El precio no alcanza para ${String(shares)} partes: súbanlo o elijan menos partes`,
  gift_sold:
    'Ya se vendió una parte o hay un pago en curso: el tipo, las partes y su precio se quedan como están',
  gift_has_purchases:
    'Este regalo ya fue elegido por un invitado y no se puede eliminar. Pueden ocultarlo.',
  not_a_transfer: 'Este regalo no se paga por transferencia.',
  not_an_online_payment: 'Este regalo no se paga en línea.',
  payments_unavailable:
    'El servicio de pagos no está funcionando. Tu carrito sigue guardado: intenta más tarde.',
  payments_busy:
    'El servicio de pagos está ocupado. Tu carrito sigue guardado: intenta en unos minutos.',
  payments_silent:
    'El servicio de pagos no respondió a tiempo. Tu carrito sigue guardado: intenta nuevamente.',
  bad_signature: 'La firma del aviso no es válida.',
  wrong_verify_token: 'La palabra de verificación no es la nuestra.',
  bad_picture: ({ reason }) => pictureTexts[reason as PictureFailure],
  bad_photo: ({ reason }) => photoTexts[reason as PictureFailure],
  already_here: 'Esa foto ya está.',
  photos_full: ({ photos }) =>
    `Ya enviaste todas las que caben (${numberText(Number(photos))} fotos). Para enviar otras, retira alguna de las tuyas.`,
  wrong_photo_link: 'Este enlace ya no sirve. Pide otro a los novios.',
  upload_busy: 'Esa foto todavía está llegando. Esperen un momento y vuelvan a intentarlo.',
  restore_name_taken: ({ name }) =>
    `Ahora hay otro grupo llamado «${String(name)}». Cámbienle el nombre a ese y vuelvan a intentarlo.`,
  restore_invited_again: ({ name }) =>
    `El grupo ya está invitado de nuevo a «${String(name)}». Para recuperar las respuestas de antes, quítenle primero esa invitación.`,
  restore_other_first: ({ name }) =>
    `Depende de «${String(name)}», que se eliminó después. Recuperen primero eso y vuelvan a intentarlo.`,
  key_reused: 'Este envío ya se usó para otra respuesta. Recarga la página e intenta nuevamente.',
  too_large: 'Lo enviado es demasiado grande.',
  live_full: 'Hay demasiadas ventanas abiertas a la vez. Esta se actualiza cuando vuelven a ella.',
  unreadable_file: ({ reason }) => unreadableTexts[reason as InvalidFileReason],
  unknown_template: 'Plantilla no encontrada',
  unknown_group: 'Uno de los grupos ya no existe. No se envió nada.',
  unknown_phone: 'Ese teléfono no es de ninguno de sus invitados. No se envió nada.',
  message_settled: 'Ese mensaje ya no necesita que decidan: miren cómo va.',
  import_changed: 'La lista de invitados cambió mientras miraban la vista previa.',
} satisfies Record<DomainErrorCode, string | ((details: Details) => string)>;

/** What a person reads when something broke on our side. */
export const failureTexts = {
  disk_full: 'El servidor se quedó sin espacio y no pudo guardar. Lo que ya estaba sigue a salvo.',
  disk_failed:
    'El disco del servidor no deja guardar. Lo que ya estaba sigue a salvo: intenta más tarde.',
  busy: 'El servidor está ocupado. Intenta nuevamente en unos segundos.',
  internal: 'Algo salió mal de nuestro lado. Intenta nuevamente.',
};

export const errorText = (code: DomainErrorCode, details: Details): string => {
  const text: string | ((details: Details) => string) = problemTexts[code];
  return typeof text === 'function' ? text(details) : text;
};

/** Field sentences that only the server can say. */
export const fieldTexts = {
  invalidTime: 'La fecha no es válida',
  past: 'Ese día ya pasó',
  endBeforeStart: 'El fin debe ser después del inicio',
};
