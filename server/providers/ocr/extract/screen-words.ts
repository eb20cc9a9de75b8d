import { fold } from './fold.ts';

// Words of menus, cars, cities and medals that are capitalised like names. Only whole words count: "Emiliano" contains "ano".
const WORDS = new Set(
  `perfil profile mi mis my tu tus your cuenta account editar edit ajustes settings configuracion ayuda help centro center safety seguridad
  documentos documents vehiculo vehicle vehicles auto autos coche car carro metodos metodo payment payments pago pagos wallet billetera cartera
  inicio home menu buzon inbox mensajes messages actividad activity ganancias earnings ingresos income viajes trips rides viaje trip ride
  calificacion calificaciones rating ratings aceptacion acceptance cancelacion cancellation finalizacion completion tasa rate customer
  cliente clientes comentarios comments cumplidos compliments insignias badges recompensas rewards reward nivel level oro plata gold silver
  platinum platino diamante diamond azul blue bronce bronze verde green pro plus elite estrella estrellas star stars conductor driver conductores drivers socio
  partner dasher repartidor uber didi lyft indrive doordash cabify rappi bolt excelente excellent servicio service buena good
  conversacion chat limpio limpieza clean neat tidy total totales lifetime entregas deliveries entrega delivery historial history
  solicitudes requests request ciudad city region idioma idiomas languages language espanol spanish english ingles pasajero passenger
  modo mode soporte support salir logout cerrar sesion sign out log public publico share compartir ver see view more mas details
  detalles about acerca privacidad privacy legal terms terminos licencia license semana week month mes dia day today hoy
  semanal weekly resumen summary saldo balance bonus bonos promociones promotions tips propinas online linea en on
  time tiempo hours horas puntos points score puntuacion general overview estado status activo active verificado verified verify
  nissan toyota chevrolet honda kia hyundai ford volkswagen vw mazda seat renault suzuki versa march aveo corolla rio civic sentra jetta
  beat spark sedan suv model tesla prius camry accent vento virtus onix mg byd jac dodge jeep chrysler attitude yaris
  dallas miami houston austin texas florida mexico monterrey guadalajara puebla tijuana queretaro merida cdmx leon toluca
  notificaciones notifications enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  january february march april june july august september october november december lunes martes miercoles jueves viernes sabado domingo
  monday tuesday wednesday thursday friday saturday sunday buscar search enviar send foto photo imagen image galeria gallery
  tarjeta card banco bank transferencia transfer retirar cash continuar continue aceptar accept cancelar cancel guardar save listo done
  cambiar change actualizar update hola bienvenido welcome since desde basado based ultimos last nuevo new oferta ofertas
  lo los que the of with para for por by and mi numero number phone telefono correo email reseñas resenas reviews opiniones
  seguro insurance emergencia emergency contacto contactos contact comunidad community fortalezas cancelados completados completed
  completadas logros achievements evaluacion evaluaciones trayecto destino zona zone mapa map opciones options preferencias preferences
  informacion information personal datos data identidad identity referidos referrals invita invite amigos friends premios
  años anos years meses months miembro member antiguedad experiencia experience categoria category tipo type
  tiempo puntual puntualidad on-time ontime buen trato manejo navegacion ruta route rutas conduccion driving amable friendly
  premium basico basic black comfort xl flex express taxi moto food eats economy confort planet priority wifi bluetooth pantalla sonido
  almacenamiento bateria reloj camara fotos musica notas tienda mapas correo calendario calculadora contactos telefono archivos`
    .split(/\s+/)
    .map((word) => fold(word)),
);

/** Whether an app, not a person, is likely to be called so. */
export function isScreenWord(word: string): boolean {
  return WORDS.has(fold(word).replace(/[^a-z-]/g, ''));
}
