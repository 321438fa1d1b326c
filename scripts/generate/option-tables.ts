import ts from 'typescript';
import type { Schema } from './document.ts';
import { tsLiteral } from './ts-source.ts';

/** Writes the options of types as a table: name, default, and the first paragraph of the doc comment. The last of two options counts. */
export function optionTable(source: string, ...types: string[]): string {
  const { statements } = ts.createSourceFile('options.ts', source, ts.ScriptTarget.Latest, true);
  const rows = statements
    .filter((each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each))
    .filter(({ name }) => types.includes(name.text))
    .flatMap((each) => (ts.isInterfaceDeclaration(each) ? rowsOf(each.members) : rowsOfType(each.type)));
  return table(['Option', 'Default', 'Meaning'], [...new Map(rows.map((row) => [row[0], row])).values()]);
}

/** Returns the rows of the objects in a union or an intersection. */
function rowsOfType(type: ts.TypeNode): string[][] {
  if (ts.isTypeLiteralNode(type)) return rowsOf(type.members);
  return ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type) ? type.types.flatMap(rowsOfType) : [];
}

function rowsOf(members: ts.NodeArray<ts.TypeElement>, prefix = ''): string[][] {
  return members.flatMap((member) => {
    if (!ts.isPropertySignature(member) && !ts.isMethodSignature(member)) return [];
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

/** Writes the error classes as a table: name, `code`, and the first paragraph of the doc comment. */
export function errorTable(source: string): string {
  const { statements } = ts.createSourceFile('errors.ts', source, ts.ScriptTarget.Latest, true);
  const rows = statements.filter(ts.isClassDeclaration).flatMap((each) => {
    const code = /readonly code = '(\w+)'/.exec(each.getText())?.[1];
    const [comment] = ts.getJSDocCommentsAndTags(each).filter(ts.isJSDoc);
    return code ? [[`\`${each.name?.text}\``, `\`${code}\``, plain(comment?.comment)]] : [];
  });
  return table(['Class', '`code`', 'Meaning'], rows);
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
