import {type ESTree, parseSync, Visitor} from 'rolldown/utils';

type Component = Classes & {file: string; text: string};

type Classes = {
  /** The class lists in attributes and properties that take classes. An expression in a list is replaced by `expression`. */
  lists: string[];
  /** All strings of the file, in the same form, because a class list may also be in a table that is passed on. */
  texts: string[];
  /** The CSS modules that the file imports, with their local names. */
  modules: {name: string; address: string}[];
  /**
   * Every `object.property` of the file, with or without classes. Readers look for the names of its modules: `styles.head`. The
   * property of `styles[key]` is unknown.
   */
  reads: {object: string; property: string | undefined}[];
};

/** Replaces an expression such as `${className}` in a list. The classes of the expression are another list. */
export const expression = '{…}';

/** Names of attributes and properties that take classes. `look` has the classes of a component's parts. */
const takesClasses = /^(?:look|classNames?|\w+ClassName)$/;

type Constants = ReadonlyMap<string, ESTree.Node>;

/** Finds all classes in the code of components. Constants are resolved, also if another of the files exports them. */
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

/** The values of a file's constants. */
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

function readProgram(program: ESTree.Program, constants: Constants): Classes {
  const listNodes: ESTree.Node[] = [];
  const found: Classes = {lists: [], texts: [], modules: [], reads: []};

  new Visitor({
    JSXAttribute({name, value}) {
      if (name.type === 'JSXIdentifier' && takesClasses.test(name.name) && value) listNodes.push(value);
    },
    Property({key, value}) {
      if (key.type === 'Identifier' && takesClasses.test(key.name)) listNodes.push(value);
    },
    ImportDeclaration({source, specifiers: [first]}) {
      if (first && source.value.endsWith('.module.css')) {
        found.modules.push({name: first.local.name, address: source.value});
      }
    },
    MemberExpression({object, property, computed}) {
      if (object.type !== 'Identifier') return;
      const name = !computed && property.type === 'Identifier' ? property.name : undefined;
      found.reads.push({object: object.name, property: name});
    },
    Literal({value}) {
      if (typeof value === 'string') found.texts.push(value);
    },
    TemplateLiteral(template) {
      found.texts.push(textOfTemplate(template));
    },
  }).visit(program);

  found.lists = listNodes.flatMap((node) => textsOf(node, constants));
  return found;
}

/** All strings that an expression may give: those of both branches of a condition, all values of an object, and so on. */
function textsOf(node: ESTree.Node, constants: Constants): string[] {
  /** The strings that the parts of the expression may give. */
  const all = (parts: readonly (ESTree.Node | null)[]) => {
    const texts: string[] = [];
    for (const part of parts) {
      if (part) texts.push(...textsOf(part, constants));
    }
    return texts;
  };

  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [textOfTemplate(node), ...all(node.expressions)];
    case 'ConditionalExpression':
      return all([node.consequent, node.alternate]);
    case 'LogicalExpression':
      // What stands before `&&` is a condition, and no class.
      return all(node.operator === '&&' ? [node.right] : [node.left, node.right]);
    case 'ObjectExpression':
      return all(node.properties);
    case 'Property':
      return all([node.value]);
    case 'ArrayExpression':
      return all(node.elements);
    case 'AssignmentPattern':
      // The default of a prop: `className = ''`.
      return all([node.right]);
    // Wrappers: `{list}` in markup, `list as string`, `list satisfies string`, `list!`.
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return all([node.expression]);
    case 'MemberExpression':
      // `tones.done` is one entry of a table. Of `tones[state]`, all entries are taken.
      return all([entryOf(node, constants) ?? node.object]);
    case 'CallExpression':
      // A function of the file that returns classes, `alignment(index)`. Its arguments are no classes.
      return all([node.callee]);
    case 'ArrowFunctionExpression':
      return all([node.body]);
    case 'Identifier': {
      const constant = constants.get(node.name);
      // Not looked up under this name again. Constants are known by name alone, so one that names a namesake of another file would
      // lead to itself without end.
      const withoutThisName = new Map(constants);
      withoutThisName.delete(node.name);
      return constant ? textsOf(constant, withoutThisName) : [];
    }
    default:
      return [];
  }
}

/** The property `done` of the constant `tones` for `tones.done`. For `tones[state]` it is unknown which. */
function entryOf({object, property, computed}: ESTree.MemberExpression, constants: Constants) {
  const table = object.type === 'Identifier' ? constants.get(object.name) : undefined;
  if (computed || property.type !== 'Identifier' || table?.type !== 'ObjectExpression') return undefined;
  return table.properties.find(
    (entry) => entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === property.name,
  );
}

const textOfTemplate = ({quasis}: ESTree.TemplateLiteral): string =>
  quasis.map(({value}) => value.cooked ?? '').join(expression);
