import { afterRealTime } from '../clock/real-timers.ts';
import type { Refusal } from '../model/api-error.ts';
import { type Body, type BodyLimits, readBody } from './request-body.ts';

/** The body of a request, which may still be on its way when the request is answered. */
export interface ArrivingBody {
  /** Reads it, once however often it is asked for. Rejects when the connection breaks. */
  read(): Promise<Body | Refusal>;
  /** Whether it has been read to its end. */
  arrived(): boolean;
  /** What it says; undefined until it has arrived, and when it is no JSON. */
  json(): unknown;
  /** Resolves when it has arrived, or when what has arrived of it has been looked at: nobody waits for a slow sender here. Never rejects. */
  present(): Promise<void> | undefined;
  /** Resolves with what it says, as soon as that has arrived. Never rejects. */
  eventually(): Promise<unknown>;
}

export function arrivingBody(request: Request, limits: BodyLimits): ArrivingBody {
  let reading: Promise<Body | Refusal> | undefined;
  let isHere = false;
  let json: unknown;
  const read = () => {
    reading ??= readBody(request, limits).then((body) => {
      isHere = true;
      if ('json' in body) json = body.json;
      return body;
    });
    return reading;
  };
  const eventually = () =>
    read().then(
      () => json,
      () => undefined,
    );
  return {
    read,
    arrived: () => isHere,
    json: () => json,
    eventually,
    present() {
      if (isHere) return undefined;
      return new Promise((resolve) => {
        const stop = afterRealTime(0, resolve);
        eventually().finally(() => {
          stop();
          resolve();
        });
      });
    },
  };
}

/** Of an operation that takes none. */
export const absentBody: ArrivingBody = {
  read: async () => ({ text: '', json: undefined }),
  arrived: () => true,
  json: () => undefined,
  present: () => undefined,
  eventually: async () => undefined,
};
