import {
  decodeBinaryNode,
  encodeBinaryNode,
  type BinaryNode,
  type proto,
} from '@whiskeysockets/baileys';
import type { WebSocket } from 'ws';
import type { noiseServer } from './noise-server.ts';

type Noise = ReturnType<typeof noiseServer>;

export type Connection = {
  send: (node: BinaryNode) => void;
  /** Drops the connection silently, as a network does. */
  drop: () => void;
  /** Ends the connection with a final node, as WhatsApp does. */
  endWith: (node: BinaryNode) => void;
};

type Listener = {
  onFinish: (
    connection: Connection,
    person: { noiseKey: string; payload: proto.ClientPayload },
  ) => void;
  onNode: (connection: Connection, node: BinaryNode) => Promise<void> | void;
  onClose: (connection: Connection) => void;
};

/** "WA", and two bytes of version. */
const introBytes = 4;

const framed = (data: Uint8Array) => {
  const length = Buffer.alloc(3);
  length.writeUIntBE(data.length, 0, 3);
  return Buffer.concat([length, data]);
};

/** One web socket: first the handshake, then encrypted nodes, one after the other. */
export const serveConnection = (socket: WebSocket, noise: Noise, on: Listener): Connection => {
  let bytes = Buffer.alloc(0);
  let introduced = false;
  let frames = 0;
  let work = Promise.resolve();

  const connection: Connection = {
    send: (node) => socket.send(framed(noise.seal(encodeBinaryNode(node)))),
    drop: () => socket.terminate(),
    endWith: (node) => {
      connection.send(node);
      socket.close();
    },
  };

  const take = async (frame: Uint8Array) => {
    frames += 1;
    if (frames === 1) return socket.send(framed(noise.hello(frame)));
    if (frames === 2) return on.onFinish(connection, noise.finish(frame));
    return on.onNode(connection, await decodeBinaryNode(Buffer.from(noise.open(frame))));
  };

  socket.on('message', (data: Buffer) => {
    bytes = Buffer.concat([bytes, data]);
    if (!introduced) {
      bytes = bytes.subarray(introBytes);
      introduced = true;
    }
    while (bytes.length >= 3 && bytes.length >= 3 + bytes.readUIntBE(0, 3)) {
      const end = 3 + bytes.readUIntBE(0, 3);
      const frame = bytes.subarray(3, end);
      bytes = bytes.subarray(end);
      // An unreadable frame ends the connection, as in WhatsApp.
      work = work.then(() => take(frame)).catch(() => socket.terminate());
    }
  });
  socket.on('close', () => on.onClose(connection));
  socket.on('error', () => socket.terminate());
  return connection;
};
