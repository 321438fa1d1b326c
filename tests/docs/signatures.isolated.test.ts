import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signSync } from '@paychord/sdk/webhooks';
import { expect, onTestFinished, test } from 'vitest';
import { blocksOf } from '../packages/readme-blocks/blocks.ts';

const page = 'packages/mock-server/docs/signatures.md';
const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');
const secret = /The secret is `([^`]+)`/.exec(text)?.[1] ?? '';
const vectors = [...text.matchAll(/^\| `([^`]+)` \| (?:`([^`]+)`|absent) \| (yes|no)/gm)].map(
  ([, body = '', signature, authentic]) => ({ body, signature, authentic: authentic === 'yes' }),
);

/** A program around the function of the page. It reads the body from stdin, and the secret and the signature from its arguments. */
interface Program {
  readonly file: string;
  /** The command that runs the file. */
  readonly command: readonly string[];
  readonly source: (code: string) => string;
}

const programs: Readonly<Record<string, Program>> = {
  py: {
    file: 'verify.py',
    command: ['python3'],
    source: (code) => `import sys
${code}
signature = sys.argv[2] if len(sys.argv) > 2 else None
print(is_authentic(sys.stdin.buffer.read(), signature, sys.argv[1]))`,
  },
  rb: {
    file: 'verify.rb',
    command: ['ruby'],
    source: (code) => `${code}\nputs authentic?($stdin.binmode.read, ARGV[1], ARGV[0])`,
  },
  php: {
    file: 'verify.php',
    command: ['php'],
    source: (code) => `<?php
${code}
var_export(isAuthentic(file_get_contents('php://stdin'), $argv[2] ?? null, $argv[1]));`,
  },
  go: {
    file: 'verify.go',
    command: ['go', 'run'],
    source: (code) => `package main
${code.replace('import (', 'import (\n\t"fmt"\n\t"io"\n\t"os"')}
func main() {
	body, _ := io.ReadAll(os.Stdin)
	signature := ""
	if len(os.Args) > 2 {
		signature = os.Args[2]
	}
	fmt.Println(isAuthentic(body, signature, os.Args[1]))
}`,
  },
  cs: {
    file: 'Verify.cs',
    command: ['dotnet', 'run'],
    source: (code) => `${code}
var body = new MemoryStream();
Console.OpenStandardInput().CopyTo(body);
Console.WriteLine(IsAuthentic(body.ToArray(), args.Length > 1 ? args[1] : null, args[0]));`,
  },
  java: {
    file: 'Verify.java',
    command: ['java'],
    // `java <file>` starts the first class of the file.
    source: (code) =>
      code.replace(
        'class Signatures {',
        `class Verify {
    public static void main(String[] arguments) throws Exception {
        String signature = arguments.length > 1 ? arguments[1] : null;
        System.out.println(Signatures.isAuthentic(System.in.readAllBytes(), signature, arguments[0]));
    }
}
class Signatures {`,
      ),
  },
};

test('the test vectors of the page have the signatures of the SDK', () => {
  const signed = vectors.filter(({ authentic }) => authentic);
  expect(signed.map(({ signature }) => signature)).toEqual(signed.map(({ body }) => signSync(body, secret)));
  expect(vectors.map(({ authentic }) => authentic)).toEqual([true, false, false]);
  expect(vectors.at(-1)?.signature).toBeUndefined();
});

test.for(Object.entries(programs))(
  'the %s function of the page accepts the signed body, and rejects a changed body and an absent header, and throws for an empty secret',
  { timeout: 120_000 },
  (
    [
      language,
      {
        file,
        command: [program = '', ...options],
        source,
      },
    ],
    { skip },
  ) => {
    if (spawnSync(program).error !== undefined) {
      // Not an error: a machine needs no interpreter of every language. The line of the report says what was not tested.
      console.warn(`NOT TESTED: ${program} is not installed, so the ${language} function of ${page} was not run`);
      skip(`${program} is not installed`);
    }
    const [block] = blocksOf(page, language);
    const folder = mkdtempSync(join(tmpdir(), 'paychord-signature-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, file), source(block?.code ?? ''));
    const run = (key: string, input: string, signature?: string) => {
      const commandLine = [...options, file, key, ...(signature === undefined ? [] : [signature])];
      const { stdout, stderr } = spawnSync(program, commandLine, { cwd: folder, input, encoding: 'utf8' });
      return stdout.trim().toLowerCase() || stderr;
    };
    const results = vectors.map(({ body, signature }) => run(secret, body, signature));
    expect(results).toEqual(vectors.map(({ authentic }) => `${authentic}`));
    // The secret of an unset variable, which a sender can guess.
    expect(run('', '{}', createHmac('sha256', '').update('{}').digest('base64'))).toMatch(
      /secret is not set|Empty key/i,
    );
  },
);
