/** Keeps the shapes and groups, for drawing programs. @type {import('svgo').Config} */
export default {
  multipass: true,
  js2svg: {indent: 2, pretty: true, finalNewline: true},
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          cleanupIds: false,
          collapseGroups: false,
          convertPathData: {applyTransforms: false, floatPrecision: 2},
          convertShapeToPath: false,
          mergePaths: false,
          moveGroupAttrsToElems: false,
        },
      },
    },
  ],
};
