import { squeeze } from '../../engine/fold.ts';
import type { TextLine } from '../../engine/text-line.ts';

interface Foreign {
  weight: number;
  words: RegExp;
  /**
   * Counts even in the label of a partial sum. Other words don't count there, since they may be a line of a driver's own
   * statement ("Renta -$1,200").
   */
  rows?: true;
  /** Ignored on a profile, whose menu leads to the bank account, the insurance and the campaigns. */
  money?: true;
  /**
   * Ignored when the screen's sums add up: earnings may be called estimated until they are paid, while a forecast has no parts.
   */
  forecast?: true;
}

const FOREIGN: readonly Foreign[] = [
  {
    weight: 3,
    money: true,
    words:
      /gasto|gastad|gastaste|gastamos|(?<!tip)spending|totalspend|youspend|spent|expense|presupuesto|budget|egresos|consumos/,
  },
  {
    weight: 2,
    money: true,
    words:
      /movimientos|estadodecuenta|accountstatement|saldodisponible|availablebalance|clabe|spei|cuentadeahorro|cuentadecheques|checking|savings|ahorro/,
  },
  { weight: 2, money: true, words: /tarjetadecredito|creditcard|banco|^bank/ },
  { weight: 3, money: true, words: /nomina|payroll|payslip|salary|sueldo|^isr$|^imss$/, rows: true },
  {
    weight: 3,
    words:
      /comprar|carrito|addtocart|buynow|opiniones|reviews|resenas|envio(?!s)|shipping|subtotal|^iva$|checkout|tupedido|yourorder|llegagratis|entregaestimada|deliveryfee/,
    rows: true,
  },
  {
    weight: 3,
    words:
      /recibo|receipt|cobramos|wecharged|pagaste|youpaid|viajastecon|yourodewith|graciaspor(viajar|tuviaje|elegir)|thanksfor(riding|choosing|tipping)|(tuconductor|yourdriver)(llega|arrives|esta|is)|llegaen\d+min|arriv(es|ing)in\d+min|^(tuconductor|yourdriver):?$|totalpagado|totalpaid|amountcharged/,
    rows: true,
  },
  {
    weight: 3,
    money: true,
    words:
      /earnupto|earnextra|ganahasta|ganaextra|completa\d+|complete\d+|desafio|challenge|quest$|terminosycond|terms(and|&)cond|participa|inscri|optin|garantiz|guarantee|promocionvalida|validodel|validfrom|vigencia/,
  },
  {
    weight: 3,
    money: true,
    words:
      /resumenmensual|monthlysummary|resumenanual|annualsummary|yearly|anofiscal|taxsummary|(?<![\d$.,])1099(?![\d.,])/,
  },
  {
    weight: 3,
    money: true,
    words:
      /(?<!cua|b)renta\b|rentade|alquiler|leasing|rental|mensualidad|prestamo|loan|invoice|poliza|policy|cobertura|coverage|pagarahora|paynow/,
  },
  {
    weight: 2,
    words:
      /instalar|^install|descargas|downloads|appstore|playstore|seguidores|followers|publicaciones|trailer|pelicula|temporada|episod/,
    rows: true,
  },
  {
    weight: 3,
    money: true,
    forecast: true,
    words: /estimad[oa]|estimate|proyecta|forecast|pronostico|simulador|calculadora/,
  },
  {
    weight: 2,
    words:
      /hotel|reservacion|reservation|reservar|checkin|noches|nights|vuelo|flight|habitacion|anfitrion|bloquear|compartircontacto|sharecontact/,
    rows: true,
  },
  // The passenger app of the same platform also has a name and a rating; it invites people to drive, and saves places.
  {
    weight: 3,
    words:
      /(gana|genera|earn|make)[a-z]*?(alconducir|conduciendo|manejando|bydriving|driving)|becomeadriver|conviertete|hazteconductor|uberone$|lyftpink|(agrega|(?<!sem)anade|anadir|add)(r|a)?(casa|trabajo|home|work)$|lugaresguardados|savedplaces|lugaresfavoritos|favoriteplaces|familyprofile|perfilfamiliar|solicitarviaje|requestaride|adondevamos|adondequieresir|whereto/,
    rows: true,
  },
];

/** How strongly the words of a screen suggest anything other than a driver's app: bank, shop, receipt, campaign, forecast. */
export function foreignWeight(
  lines: TextLine[],
  labels: Set<TextLine>,
  asked: { kind: 'earnings' | 'profile'; addsUp: boolean },
): number {
  const words = lines.map((line) => squeeze(line.text));
  const headings = lines.filter((line) => !labels.has(line)).map((line) => squeeze(line.text));
  return FOREIGN.filter(
    ({ words: pattern, rows, money, forecast }) =>
      !(money && asked.kind === 'profile') &&
      !(forecast && asked.addsUp) &&
      (rows ? words : headings).some((text) => pattern.test(text)),
  ).reduce((sum, { weight }) => sum + weight, 0);
}
