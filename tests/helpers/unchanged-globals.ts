/**
 * Runs before each test file that shares its worker with others. Fails the file if it leaves a function or a setting changed that the
 * next file would use. Such a file has the name `*.isolated.test.ts`, which gives it its own worker.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import timers from 'node:timers';
import { afterAll, vi } from 'vitest';

/** Returns the functions and settings that all files of a worker share, by their names. */
function sharedState(): Map<string, unknown> {
  const state = new Map<string, unknown>([
    ['process.cwd()', process.cwd()],
    ['the use of fake timers', vi.isFakeTimers()],
  ]);
  for (const event of ['uncaughtException', 'unhandledRejection', 'warning', 'exit', 'SIGINT', 'SIGTERM']) {
    state.set(`the number of listeners to ${event}`, process.listenerCount(event));
  }
  for (const [name, value] of Object.entries(process.env)) state.set(`process.env.${name}`, value);
  // The interception of requests replaces functions of `node:http` and `node:https`.
  for (const [name, holder] of Object.entries({ crypto, fs, http, https, net, timers })) {
    addFunctions(state, `node:${name}`, holder);
  }
  addFunctions(state, 'http.Agent.prototype', http.Agent.prototype);
  addFunctions(state, 'https.Agent.prototype', https.Agent.prototype);
  for (const name of Object.getOwnPropertyNames(globalThis).filter((each) => !each.startsWith('__'))) {
    const value = ownValue(globalThis, name);
    state.set(name, value);
    if (!isHolder(value) || value === globalThis) continue;
    addFunctions(state, name, value);
    const prototype = ownValue(value, 'prototype');
    if (isHolder(prototype)) addFunctions(state, `${name}.prototype`, prototype);
  }
  return state;
}

function addFunctions(state: Map<string, unknown>, path: string, holder: object): void {
  for (const name of Object.getOwnPropertyNames(holder)) {
    const value = ownValue(holder, name);
    if (typeof value === 'function') state.set(`${path}.${name}`, value);
  }
}

/** Returns the value, or the getter without calling it. */
function ownValue(holder: object, name: string): unknown {
  const { value, get } = Object.getOwnPropertyDescriptor(holder, name) ?? {};
  return get ?? value;
}

function isHolder(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

const before = sharedState();

afterAll(() => {
  const after = sharedState();
  const names = new Set([...before.keys(), ...after.keys()]);
  const changed = [...names].filter((name) => !Object.is(before.get(name), after.get(name)));
  if (changed.length === 0) return;
  throw new Error(
    `This test file leaves ${changed.join(', ')} changed for the next file. Restore it, or rename the file to *.isolated.test.ts, which gives it its own worker`,
  );
});
