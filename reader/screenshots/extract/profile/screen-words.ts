import { fold } from '../../../engine/fold.ts';

// Menu and heading words that are capitalized like names. Only whole words count: "Emiliano" contains "ano".
const SCREEN = setOf(
  `operador operadora operator perfil profile mi mis my tu tus your cuenta account editar edit ajustes settings configuracion ayuda help
  centro center safety seguridad documentos documents vehiculo vehicle vehicles auto autos coche car carro
  metodos metodo payment payments pago pagos wallet billetera cartera inicio home menu buzon inbox mensajes
  messages actividad activity ganancias earnings ingresos income viajes trips rides viaje trip ride calificacion
  calificaciones rating ratings aceptacion acceptance cancelacion cancellation finalizacion completion tasa rate
  customer cliente clientes comentarios comments cumplidos compliments insignias badges recompensas rewards
  reward nivel level pro plus estrella estrellas stars conductor driver conductores drivers socio partner dasher
  repartidor uber didi lyft indrive doordash cabify rappi bolt excelente excellent servicio service buena good
  conversacion chat limpio limpieza clean neat tidy total totales lifetime entregas deliveries entrega delivery
  historial history solicitudes requests request ciudad city region idioma idiomas languages language espanol
  spanish english ingles pasajero passenger modo mode soporte support salir logout cerrar sesion sign out log
  public publico share compartir ver see view more mas details detalles about acerca privacidad privacy legal
  terms terminos licencia license semana week month mes dia day today hoy semanal weekly resumen summary saldo
  balance bonus bonos promociones promotions tips propinas online linea en on time tiempo hours horas puntos
  points score puntuacion general overview estado status activo active verificado verified verify notificaciones
  notifications lunes martes miercoles jueves viernes sabado domingo monday tuesday wednesday thursday friday
  saturday sunday buscar search enviar send foto photo imagen image galeria gallery tarjeta card banco bank
  transferencia transfer retirar cash continuar continue aceptar accept cancelar cancel guardar save listo done
  cambiar change actualizar update hola bienvenido welcome since desde basado based ultimos last nuevo new
  oferta ofertas lo que the of with para for por by and numero number phone telefono correo email reseñas
  resenas reviews opiniones seguro insurance emergencia emergency contacto contactos contact comunidad community
  fortalezas cancelados completados completed completadas logros achievements evaluacion evaluaciones trayecto
  destino zona zone mapa map opciones options preferencias preferences informacion information personal datos
  data identidad identity referidos referrals invita invite amigos friends premios años anos years meses months
  miembro member antiguedad experiencia experience categoria category tipo type puntual puntualidad on-time
  ontime buen trato manejo navegacion ruta route rutas conduccion driving amable friendly premium basico basic
  comfort xl flex express taxi moto food eats economy confort planet priority wifi bluetooth pantalla sonido
  almacenamiento bateria reloj camara fotos musica notas tienda mapas calendario calculadora archivos conductora
  repartidora verificada compartidos posts seguidores followers premier club asesor bolsa buenos buenas semanas
  valoracion puntaje dicen opinion usuarios people say here doing gafete credencial carnet digital identificacion
  identification badge placa placas plate plates matricula codigo code qr muestralo muestra`,
);
const MAKES = setOf(
  `nissan toyota chevrolet honda kia hyundai ford volkswagen vw mazda seat renault suzuki dodge jeep chrysler
  tesla mg byd jac peugeot fiat mitsubishi lincoln gmc buick`,
);
// Cars, places and medals that are also people's names.
const DOUBTFUL = setOf(
  `versa march aveo corolla rio civic sentra jetta beat spark sedan suv model prius camry accent vento virtus
  onix attitude yaris dallas miami houston austin texas florida mexico monterrey guadalajara puebla tijuana
  queretaro merida cdmx leon toluca oro plata gold silver platinum platino diamante diamond azul blue bronce
  bronze verde green black best star elite antonio san`,
);

// Cities of two and more capitalized words.
const CITIES = new Set(
  `sanluispotosi ciudadjuarez tuxtlagutierrez playadelcarmen ciudadobregon ciudadvictoria losmochis lapaz piedrasnegras nuevolaredo
  pozarica cabosanlucas losangeles lascruces lasvegas sanantonio sandiego sanfrancisco sanjose santaana santafe
  santamonica newyork neworleans fortworth fortlauderdale batonrouge elpaso kansascity oklahomacity saltlakecity saintlouis
  stlouis saintpaul longbeach virginiabeach coloradosprings corpuschristi westpalmbeach palmbeach bocaraton sanbernardino chulavista
  losaltos puertovallarta bahiadebanderas villahermosa ecatepec naucalpan atizapan cuautitlanizcalli nezahualcoyotl sanpedro
  santacatarina sannicolas guadalupenuevoleon ciudaddemexico estadodemexico newark longisland statenisland jerseycity grandrapids
  desmoines littlerock cedarrapids sanmarcos roundrock highpoint`
    .split(/\s+/)
    .filter((city) => city.length > 4),
);

/** Whether this is likely the name of an app, a car or a city instead of a person. */
export function isScreenTitle(words: string[]): boolean {
  const plain = words.map((word) => fold(word).replace(/[^a-z-]/g, ''));
  return (
    plain.some((word) => SCREEN.has(word) || isTwoWords(word)) ||
    CITIES.has(plain.join('')) ||
    MAKES.has(plain[0] ?? '') ||
    plain.every((word) => MAKES.has(word) || DOUBTFUL.has(word))
  );
}

// The recognizer drops spaces: "Viewprofile".
function isTwoWords(word: string): boolean {
  return [...word].some((_, k) => k > 2 && SCREEN.has(word.slice(0, k)) && SCREEN.has(word.slice(k)));
}

function setOf(list: string): Set<string> {
  return new Set(list.split(/\s+/).map(fold));
}
