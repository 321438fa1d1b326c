import ts from 'typescript';
import type { Schema } from './document.ts';
import { tsLiteral } from './ts-source.ts';

/** Writes the options of interfaces as a table: name, default, and the first paragraph of the doc comment. */
export function optionTable(source: string, ...interfaces: string[]): string {
  const { statements } = ts.createSourceFile('options.ts', source, ts.ScriptTarget.Latest, true);
  const rows = statements
    .filter((each) => ts.isInterfaceDeclaration(each))
    .filter(({ name }) => interfaces.includes(name.text))
    .flatMap(({ members }) => rowsOf(members));
  return table(['Option', 'Default', 'Meaning'], rows);
}

function rowsOf(members: ts.NodeArray<ts.TypeElement>, prefix = ''): string[][] {
  return members.flatMap((member) => {
    if (!ts.isPropertySignature(member)) return [];
    const name = prefix + member.name.getText();
    if (member.type && ts.isTypeLiteralNode(member.type)) return rowsOf(member.type.members, `${name}.`);
    const [comment] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
    const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default');
    const standard = plain(tag?.comment).replace(/^([\d_]+|'.*?'|true|false|\{\})/, '`$1`');
    return [[`\`${name}\``, standard || (member.questionToken ? 'none' : 'required'), plain(comment?.comment)]];
  });
}

/** Returns the first paragraph of a comment, in one line and without links. */
function plain(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  const [paragraph = ''] = (ts.getTextOfJSDocComment(comment) ?? '').split('\n\n');
  return paragraph
    .replaceAll(/\{@link (\S+?)\}/g, '`$1`')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '');
}

/** Writes the policies as a table. */
export function policyTable({ properties = {} }: Schema): string {
  const rows = Object.entries(properties).map(([name, { description, enum: values = [], default: standard }]) => {
    const ordered = [standard, ...values.filter((value) => value !== standard)];
    return [
      `\`${name}\``,
      ordered.map((value) => `\`${tsLiteral(value)}\``).join(', '),
      String(description).replace(/\.$/, ''),
    ];
  });
  return table(['Policy', 'Values, default first', 'Meaning'], rows);
}

function table(...[titles, rows]: [string[], string[][]]): string {
  const lines = [titles, titles.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
}
