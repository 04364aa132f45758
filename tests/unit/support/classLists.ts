import {type ESTree, parseSync, Visitor} from 'rolldown/utils';

type Component = Read & {file: string; text: string};

type Read = {
  /** Lists of classes that stand where an element takes them. With `expression` where one is put in. */
  lists: string[];
  /** Every text of the file, in the same form: a list may also stand in a table that is handed on. */
  texts: string[];
  /** The style sheet modules that it imports, and what it calls them. */
  modules: {name: string; address: string}[];
  /** What it reads of imported modules: `styles.head` as `styles` and `head`. Of `styles[key]` the slot is not known. */
  slots: {module: string; slot: string | undefined}[];
};

/** Stands for an expression in a list, as `${className}`; what it may give is a list of its own. */
export const expression = '{…}';

/** `className`, `iconClassName`, sonner's `classNames`, and `look`, the classes of a component's parts. */
const takesClasses = /^(?:look|classNames?|\w+ClassName)$/;

type Constants = ReadonlyMap<string, ESTree.Node>;

/** What the code of components says of classes. A constant may be one that another of these files exports. */
export function readClasses(files: readonly {file: string; text: string}[]): Component[] {
  const parsed = files.map((source) => {
    const {program} = parseSync(source.file, source.text, {preserveParens: false});
    return {source, program, constants: constantsOf(program)};
  });
  const exported = parsed.flatMap(({constants}) => [...constants.exported]);
  return parsed.map(({source, program, constants}) => ({
    ...source,
    ...readProgram(program, new Map([...exported, ...constants.all])),
  }));
}

/** What each constant of a file stands for. */
function constantsOf(program: ESTree.Program): {all: Constants; exported: Constants} {
  const all = new Map<string, ESTree.Node>();
  const exported = new Map<string, ESTree.Node>();
  new Visitor({
    VariableDeclarator({id, init}) {
      if (id.type === 'Identifier' && init) all.set(id.name, init);
    },
    ExportNamedDeclaration({declaration}) {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const {id, init} of declaration.declarations) {
        if (id.type === 'Identifier' && init) exported.set(id.name, init);
      }
    },
  }).visit(program);
  return {all, exported};
}

function readProgram(program: ESTree.Program, constants: Constants): Read {
  const places: ESTree.Node[] = [];
  const read: Read = {lists: [], texts: [], modules: [], slots: []};

  new Visitor({
    JSXAttribute({name, value}) {
      if (name.type === 'JSXIdentifier' && takesClasses.test(name.name) && value) places.push(value);
    },
    Property({key, value}) {
      if (key.type === 'Identifier' && takesClasses.test(key.name)) places.push(value);
    },
    ImportDeclaration({source, specifiers: [first]}) {
      if (first && source.value.endsWith('.module.css')) {
        read.modules.push({name: first.local.name, address: source.value});
      }
    },
    MemberExpression({object, property, computed}) {
      if (object.type !== 'Identifier') return;
      const slot = !computed && property.type === 'Identifier' ? property.name : undefined;
      read.slots.push({module: object.name, slot});
    },
    Literal({value}) {
      if (typeof value === 'string') read.texts.push(value);
    },
    TemplateLiteral(template) {
      read.texts.push(withHoles(template));
    },
  }).visit(program);

  read.lists = places.flatMap((place) => textsOf(place, constants));
  return read;
}

/** The texts that an expression may give: both ends of a condition, every entry of a table, what a constant stands for. */
function textsOf(node: ESTree.Node, constants: Constants): string[] {
  const all = (nodes: readonly (ESTree.Node | null)[]) =>
    nodes.flatMap((child) => (child ? textsOf(child, constants) : []));

  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [withHoles(node), ...all(node.expressions)];
    case 'ConditionalExpression':
      return all([node.consequent, node.alternate]);
    case 'LogicalExpression':
      return all(node.operator === '&&' ? [node.right] : [node.left, node.right]);
    case 'ObjectExpression':
      return all(node.properties);
    case 'Property':
      return all([node.value]);
    case 'ArrayExpression':
      return all(node.elements);
    case 'AssignmentPattern':
      return all([node.right]);
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return all([node.expression]);
    case 'MemberExpression':
      return all([entryOf(node, constants) ?? node.object]);
    case 'CallExpression':
      return all([node.callee]);
    case 'ArrowFunctionExpression':
      return all([node.body]);
    case 'Identifier': {
      const constant = constants.get(node.name);
      // A constant that is made of itself, as one of the same name in another function, is read once.
      const others = new Map(constants);
      others.delete(node.name);
      return constant ? textsOf(constant, others) : [];
    }
    default:
      return [];
  }
}

/** What `tones.done` is in the constant `tones`; of `tones[state]` it may be any entry. */
function entryOf({object, property, computed}: ESTree.MemberExpression, constants: Constants) {
  const table = object.type === 'Identifier' ? constants.get(object.name) : undefined;
  if (computed || property.type !== 'Identifier' || table?.type !== 'ObjectExpression') return undefined;
  return table.properties.find(
    (entry) => entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === property.name,
  );
}

const withHoles = ({quasis}: ESTree.TemplateLiteral): string =>
  quasis.map(({value}) => value.cooked ?? '').join(expression);
