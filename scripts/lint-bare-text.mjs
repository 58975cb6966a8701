import ts from 'typescript';

/*
 * A browser's translation replaces text nodes. React goes on writing to the old ones: what was changed stays as it was
 * translated, and what is put before one of them throws. It finds its way where a text is all that an element holds.
 */

/** Whether a type is text, or none at times. */
const isText = (type) => {
  const parts = type.isUnion() ? type.types : [type];
  const { StringLike, NumberLike, Null, Undefined, BooleanLike } = ts.TypeFlags;
  const is = (flags) => (part) => (part.flags & flags) !== 0 && part.value !== '';
  const texts = parts.filter(is(StringLike | NumberLike));
  const isEmpty = (part) => part.value === '' || is(Null | Undefined | BooleanLike)(part);
  return texts.length > 0 && parts.every((part) => texts.includes(part) || isEmpty(part));
};

/** Of children, those that are drawn. */
const isDrawn = (child) =>
  child.type === 'JSXText'
    ? child.value.trim() !== ''
    : !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

/** A sentence of ours that stays as it is: `texts.title`. */
const isFixed = (expression) =>
  expression.type === 'Literal' ||
  (expression.type === 'MemberExpression' &&
    !expression.computed &&
    (expression.object.type === 'Identifier'
      ? /texts?$/iu.test(expression.object.name)
      : isFixed(expression.object)));

/** The expression with its text in an element of its own. */
const wrapped = (source, expression) => {
  if (expression.type === 'LogicalExpression' && expression.operator === '&&') {
    const { left, right } = expression;
    return `{${source.getText(left)} && <span>{${source.getText(right)}}</span>}`;
  }
  return `<span>{${source.getText(expression)}}</span>`;
};

const rule = {
  meta: {
    type: 'problem',
    fixable: 'code',
    messages: {
      changes: 'Text that changes needs an element of its own.',
      pushed: 'Text behind what comes and goes needs an element of its own.',
    },
    schema: [],
  },
  create(context) {
    const { parserServices, text } = context.sourceCode;
    const typed = (expression) => isText(parserServices.getTypeAtLocation(expression));
    const isBare = (expression) => {
      if (expression.type === 'ConditionalExpression') {
        return isBare(expression.consequent) || isBare(expression.alternate);
      }
      if (expression.type === 'LogicalExpression' && expression.operator === '&&') {
        return isBare(expression.right);
      }
      return !isFixed(expression) && typed(expression);
    };
    const isExpression = ({ type }) => type === 'JSXExpressionContainer';
    const comesAndGoes = (child) => isExpression(child) && !typed(child.expression);
    const isStatic = (child) =>
      child.type === 'JSXText' ||
      (isExpression(child) && isFixed(child.expression) && typed(child.expression));
    const check = ({ children }) => {
      const drawn = children.filter(isDrawn);
      if (drawn.length < 2) return;
      drawn.forEach((node, at) => {
        if (isExpression(node) && isBare(node.expression)) {
          const fix = (fixer) =>
            fixer.replaceText(node, wrapped(context.sourceCode, node.expression));
          context.report({ node, messageId: 'changes', fix });
        } else if (isStatic(node) && drawn.slice(0, at).some(comesAndGoes)) {
          const own = text.slice(...node.range);
          const fix = (fixer) =>
            fixer.replaceText(
              node,
              own.replace(own.trim(), () => `<span>${own.trim()}</span>`),
            );
          context.report({ node, messageId: 'pushed', fix });
        }
      });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** Of the islands: what Astro renders is not written again. */
export const bareText = [
  {
    files: ['src/islands/**/*.tsx'],
    plugins: { convite: { rules: { 'bare-text': rule } } },
    rules: { 'convite/bare-text': 'error' },
  },
];
