import { connect, createServer, type Server, type Socket } from 'node:net';

/** Passes connections on; while closed, its address does not answer. */
export async function openDoor(port: number, to: number): Promise<{ close(): Promise<void> }> {
  const open = new Set<Socket>();
  const door: Server = createServer((from) => {
    const on = connect(to, '127.0.0.1');
    for (const socket of [from, on]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    from.pipe(on).pipe(from);
  });
  await new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        door.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
