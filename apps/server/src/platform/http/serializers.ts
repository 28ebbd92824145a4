import SerializerSelector from '@fastify/fast-json-stringify-compiler';

const compiled = new WeakMap<object, SerializerSelector.Serializer>();

/**
 * Fastify's own serializers, each compiled once in a process: a second application, as that of the seed's story or of
 * the next test file, answers by the same schemas of the contract and need not compile 190 of them again.
 */
export const sharedSerializers: SerializerSelector.SerializerFactory = (externalSchemas, options) => {
  const compile = SerializerSelector()(externalSchemas, options);
  return (route) => {
    const { schema } = route;
    if (typeof schema !== 'object' || schema === null) return compile(route);
    const known = compiled.get(schema) ?? compile(route);
    compiled.set(schema, known);
    return known;
  };
};
