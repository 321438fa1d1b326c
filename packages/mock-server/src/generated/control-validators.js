// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// compiled:strict
var Duration = validate52;
var pattern3 = new RegExp("^0*((\\d{1,12}|[1-7]\\d{12}|8[0-5]\\d{11}|86[0-3]\\d{10})(\\.\\d+)?ms|(\\d{1,9}|[1-7]\\d{9}|8[0-5]\\d{8}|86[0-3]\\d{7})(\\.\\d+)?s|(\\d{1,8}|1[0-3]\\d{7}|14[0-3]\\d{6})(\\.\\d+)?m|(\\d{1,6}|1\\d{6}|2[0-3]\\d{5})(\\.\\d+)?h|\\d{1,5}(\\.\\d+)?d|0)$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (typeof data == "number" && isFinite(data)) {
    if (data < 0 || isNaN(data)) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data >= 864e10 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/anyOf/0/exclusiveMaximum", keyword: "exclusiveMaximum", params: { comparison: "<", limit: 864e10 }, message: "must be < 8640000000000" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/anyOf/0/type", keyword: "type", params: { type: "number" }, message: "must be number" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (typeof data === "string") {
      if (!pattern3.test(data)) {
        const err3 = { instancePath, schemaPath: "#/anyOf/1/pattern", keyword: "pattern", params: { pattern: "^0*((\\d{1,12}|[1-7]\\d{12}|8[0-5]\\d{11}|86[0-3]\\d{10})(\\.\\d+)?ms|(\\d{1,9}|[1-7]\\d{9}|8[0-5]\\d{8}|86[0-3]\\d{7})(\\.\\d+)?s|(\\d{1,8}|1[0-3]\\d{7}|14[0-3]\\d{6})(\\.\\d+)?m|(\\d{1,6}|1\\d{6}|2[0-3]\\d{5})(\\.\\d+)?h|\\d{1,5}(\\.\\d+)?d|0)$" }, message: 'must match pattern "^0*((\\d{1,12}|[1-7]\\d{12}|8[0-5]\\d{11}|86[0-3]\\d{10})(\\.\\d+)?ms|(\\d{1,9}|[1-7]\\d{9}|8[0-5]\\d{8}|86[0-3]\\d{7})(\\.\\d+)?s|(\\d{1,8}|1[0-3]\\d{7}|14[0-3]\\d{6})(\\.\\d+)?m|(\\d{1,6}|1\\d{6}|2[0-3]\\d{5})(\\.\\d+)?h|\\d{1,5}(\\.\\d+)?d|0)$"' };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    } else {
      const err4 = { instancePath, schemaPath: "#/anyOf/1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      if (vErrors === null) {
        vErrors = [err4];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err4);
      }
      errors++;
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err5 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err5];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err5);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = Math.min(vErrors.length, _errs0);
      } else {
        vErrors = null;
      }
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}
var ErrorOrLatencyFault = validate53;
var schema20 = { "type": "object", "additionalProperties": false, "required": ["phase"], "properties": { "phase": { "type": "string", "enum": ["before", "after-commit"] }, "operation": { "allOf": [{ "$ref": "component:OperationId" }] }, "when": { "$ref": "component:FaultTrigger" }, "status": { "type": "integer", "minimum": 400, "maximum": 599 }, "code": { "type": "string", "minLength": 1 }, "messages": { "type": "array", "minItems": 1, "items": { "type": "string" } }, "retryAfter": { "type": "integer", "minimum": 0, "maximum": 2147483647 }, "latencyMs": { "type": "integer", "minimum": 0, "maximum": 6e5 } }, "anyOf": [{ "required": ["status"], "properties": { "status": {} } }, { "required": ["latencyMs"], "properties": { "latencyMs": {} } }], "dependentRequired": { "code": ["status"], "messages": ["status"], "retryAfter": ["status"] } };
var schema21 = { "type": "string", "enum": ["createPayment", "listPaymentsByOrder", "retrievePayment", "capturePayment", "cancelPayment", "refundPayment", "submitDispute", "createCustomer", "listPaymentMethods", "reverseTransfer", "retrieveCampaign"] };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "createPayment" || data === "listPaymentsByOrder" || data === "retrievePayment" || data === "capturePayment" || data === "cancelPayment" || data === "refundPayment" || data === "submitDispute" || data === "createCustomer" || data === "listPaymentMethods" || data === "reverseTransfer" || data === "retrieveCampaign")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema21.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data == "number" && isFinite(data)) {
    if (data > 1 || isNaN(data)) {
      const err0 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data < 0 || isNaN(data)) {
      const err1 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 1) {
      const err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 1 }, message: "must NOT have more than 1 properties" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (Object.keys(data).length < 1) {
      const err1 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "nth" || key0 === "times" || key0 === "probability")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.nth !== void 0) {
      let data0 = data.nth;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 1 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/nth", schemaPath: "#/properties/nth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.times !== void 0) {
      let data1 = data.times;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err5 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.probability !== void 0) {
      if (!validate57(data.probability, { instancePath: instancePath + "/probability", parentData: data, parentDataProperty: "probability", rootData, dynamicAnchors })) {
        errors += validate57.errors.length;
        vErrors = joined(vErrors, validate57.errors);
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err7);
    }
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
var func1 = require_ucs2length().default;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      const err0 = { instancePath, schemaPath: "#/anyOf/0/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.latencyMs === void 0) {
        const err1 = { instancePath, schemaPath: "#/anyOf/1/required", keyword: "required", params: { missingProperty: "latencyMs" }, message: "must have required property 'latencyMs'" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = Math.min(vErrors.length, _errs1);
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "phase" || key0 === "operation" || key0 === "when" || key0 === "status" || key0 === "code" || key0 === "messages" || key0 === "retryAfter" || key0 === "latencyMs")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.phase !== void 0) {
      let data0 = data.phase;
      if (typeof data0 !== "string") {
        const err5 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data0 === "before" || data0 === "after-commit")) {
        const err6 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema20.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if (!validate54(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
    }
    if (data.when !== void 0) {
      if (!validate56(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
        errors += validate56.errors.length;
        vErrors = joined(vErrors, validate56.errors);
      }
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 599 || isNaN(data3)) {
          const err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data3 < 400 || isNaN(data3)) {
          const err9 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
          if (vErrors === null) {
            vErrors = [err9];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.code !== void 0) {
      let data4 = data.code;
      if (typeof data4 === "string") {
        if (func1(data4) < 1) {
          const err10 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.messages !== void 0) {
      let data5 = data.messages;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          const err12 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err12];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err12);
          }
          errors++;
        }
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data5[i0] !== "string") {
            const err13 = { instancePath: instancePath + "/messages/" + i0, schemaPath: "#/properties/messages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.retryAfter !== void 0) {
      let data7 = data.retryAfter;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err15 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) {
          const err16 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          const err17 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err17];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.latencyMs !== void 0) {
      let data8 = data.latencyMs;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err18 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err18];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 6e5 || isNaN(data8)) {
          const err19 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e5 }, message: "must be <= 600000" };
          if (vErrors === null) {
            vErrors = [err19];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err20 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err20];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.code !== void 0) {
      if (data.status === void 0) {
        const err21 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
          property: "code",
          missingProperty: "status",
          depsCount: 1,
          deps: "status"
        }, message: "must have property status when property code is present" };
        if (vErrors === null) {
          vErrors = [err21];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.messages !== void 0) {
      if (data.status === void 0) {
        const err22 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
          property: "messages",
          missingProperty: "status",
          depsCount: 1,
          deps: "status"
        }, message: "must have property status when property messages is present" };
        if (vErrors === null) {
          vErrors = [err22];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.retryAfter !== void 0) {
      if (data.status === void 0) {
        const err23 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
          property: "retryAfter",
          missingProperty: "status",
          depsCount: 1,
          deps: "status"
        }, message: "must have property status when property retryAfter is present" };
        if (vErrors === null) {
          vErrors = [err23];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err23);
        }
        errors++;
      }
    }
  } else {
    const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err24];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err24);
    }
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
var ProcessingFault = validate60;
var schema24 = { "type": "object", "additionalProperties": false, "required": ["phase", "status"], "properties": { "phase": { "type": "string", "enum": ["processing"] }, "operation": { "allOf": [{ "$ref": "component:OperationId" }] }, "when": { "$ref": "component:FaultTrigger" }, "status": { "type": "integer", "minimum": 400, "maximum": 599 }, "code": { "type": "string", "minLength": 1 }, "messages": { "type": "array", "minItems": 1, "items": { "type": "string" } }, "retryAfter": { "type": "integer", "minimum": 0, "maximum": 2147483647 }, "latencyMs": { "type": "integer", "minimum": 0, "maximum": 6e5 } } };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "phase" || key0 === "operation" || key0 === "when" || key0 === "status" || key0 === "code" || key0 === "messages" || key0 === "retryAfter" || key0 === "latencyMs")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.phase !== void 0) {
      let data0 = data.phase;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data0 === "processing")) {
        const err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema24.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if (!validate54(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
    }
    if (data.when !== void 0) {
      if (!validate56(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
        errors += validate56.errors.length;
        vErrors = joined(vErrors, validate56.errors);
      }
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 599 || isNaN(data3)) {
          const err6 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data3 < 400 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.code !== void 0) {
      let data4 = data.code;
      if (typeof data4 === "string") {
        if (func1(data4) < 1) {
          const err8 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.messages !== void 0) {
      let data5 = data.messages;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          const err10 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err10];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err10);
          }
          errors++;
        }
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data5[i0] !== "string") {
            const err11 = { instancePath: instancePath + "/messages/" + i0, schemaPath: "#/properties/messages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err11];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.retryAfter !== void 0) {
      let data7 = data.retryAfter;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err13 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) {
          const err14 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          const err15 = { instancePath: instancePath + "/retryAfter", schemaPath: "#/properties/retryAfter/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err15];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.latencyMs !== void 0) {
      let data8 = data.latencyMs;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err16 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err16];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 6e5 || isNaN(data8)) {
          const err17 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 6e5 }, message: "must be <= 600000" };
          if (vErrors === null) {
            vErrors = [err17];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err18 = { instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err18];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err19];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err19);
    }
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
var BodyFault = validate63;
var schema25 = { "type": "object", "additionalProperties": false, "required": ["phase", "corrupt"], "properties": { "phase": { "type": "string", "enum": ["body"] }, "operation": { "allOf": [{ "$ref": "component:OperationId" }] }, "when": { "$ref": "component:FaultTrigger" }, "corrupt": { "type": "string", "enum": ["truncated", "invalid-json", "wrong-content-type", "empty"] } } };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.corrupt === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "corrupt" }, message: "must have required property 'corrupt'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "phase" || key0 === "operation" || key0 === "when" || key0 === "corrupt")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.phase !== void 0) {
      let data0 = data.phase;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data0 === "body")) {
        const err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema25.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if (!validate54(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
    }
    if (data.when !== void 0) {
      if (!validate56(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
        errors += validate56.errors.length;
        vErrors = joined(vErrors, validate56.errors);
      }
    }
    if (data.corrupt !== void 0) {
      let data3 = data.corrupt;
      if (typeof data3 !== "string") {
        const err5 = { instancePath: instancePath + "/corrupt", schemaPath: "#/properties/corrupt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data3 === "truncated" || data3 === "invalid-json" || data3 === "wrong-content-type" || data3 === "empty")) {
        const err6 = { instancePath: instancePath + "/corrupt", schemaPath: "#/properties/corrupt/enum", keyword: "enum", params: { allowedValues: schema25.properties.corrupt.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err7);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
var TransportFault = validate66;
var schema26 = { "type": "object", "additionalProperties": false, "required": ["phase", "connection", "lost"], "properties": { "phase": { "type": "string", "enum": ["transport"] }, "operation": { "allOf": [{ "$ref": "component:OperationId" }] }, "when": { "$ref": "component:FaultTrigger" }, "connection": { "type": "string", "enum": ["reset", "hang"] }, "lost": { "type": "string", "enum": ["request", "response"] } } };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.phase === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phase" }, message: "must have required property 'phase'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.connection === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "connection" }, message: "must have required property 'connection'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.lost === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lost" }, message: "must have required property 'lost'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "phase" || key0 === "operation" || key0 === "when" || key0 === "connection" || key0 === "lost")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.phase !== void 0) {
      let data0 = data.phase;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data0 === "transport")) {
        const err5 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema26.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if (!validate54(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
    }
    if (data.when !== void 0) {
      if (!validate56(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
        errors += validate56.errors.length;
        vErrors = joined(vErrors, validate56.errors);
      }
    }
    if (data.connection !== void 0) {
      let data3 = data.connection;
      if (typeof data3 !== "string") {
        const err6 = { instancePath: instancePath + "/connection", schemaPath: "#/properties/connection/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data3 === "reset" || data3 === "hang")) {
        const err7 = { instancePath: instancePath + "/connection", schemaPath: "#/properties/connection/enum", keyword: "enum", params: { allowedValues: schema26.properties.connection.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.lost !== void 0) {
      let data4 = data.lost;
      if (typeof data4 !== "string") {
        const err8 = { instancePath: instancePath + "/lost", schemaPath: "#/properties/lost/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data4 === "request" || data4 === "response")) {
        const err9 = { instancePath: instancePath + "/lost", schemaPath: "#/properties/lost/enum", keyword: "enum", params: { allowedValues: schema26.properties.lost.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err10);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
var MerchantBaseUrl = validate69;
var pattern4 = new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(/[^?#\\p{Cs}]*)?$', "u");
var pattern5 = new RegExp("^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$", "u");
var pattern6 = new RegExp("^[!-~]([ -~]*[!-~])?$", "u");
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "url" || key0 === "secret" || key0 === "apiKey" || key0 === "apiSecret")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 === "string") {
        if (!pattern4.test(data0)) {
          const err2 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: '^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(/[^?#\\p{Cs}]*)?$' }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(/[^?#\\p{Cs}]*)?$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.secret !== void 0) {
      let data1 = data.secret;
      if (typeof data1 === "string") {
        if (!pattern5.test(data1)) {
          const err4 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/pattern", keyword: "pattern", params: { pattern: "^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$" }, message: 'must match pattern "^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.apiKey !== void 0) {
      let data2 = data.apiKey;
      if (typeof data2 === "string") {
        if (!pattern6.test(data2)) {
          const err6 = { instancePath: instancePath + "/apiKey", schemaPath: "#/properties/apiKey/pattern", keyword: "pattern", params: { pattern: "^[!-~]([ -~]*[!-~])?$" }, message: 'must match pattern "^[!-~]([ -~]*[!-~])?$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/apiKey", schemaPath: "#/properties/apiKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.apiSecret !== void 0) {
      let data3 = data.apiSecret;
      if (typeof data3 === "string") {
        if (!pattern6.test(data3)) {
          const err8 = { instancePath: instancePath + "/apiSecret", schemaPath: "#/properties/apiSecret/pattern", keyword: "pattern", params: { pattern: "^[!-~]([ -~]*[!-~])?$" }, message: 'must match pattern "^[!-~]([ -~]*[!-~])?$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/apiSecret", schemaPath: "#/properties/apiSecret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err10];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err10);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
var WebhookChaos = validate70;
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "duplicate" || key0 === "reorder" || key0 === "drop" || key0 === "corrupt" || key0 === "badSignature" || key0 === "noSignature" || key0 === "delay")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.duplicate !== void 0) {
      if (!validate57(data.duplicate, { instancePath: instancePath + "/duplicate", parentData: data, parentDataProperty: "duplicate", rootData, dynamicAnchors })) {
        errors += validate57.errors.length;
        vErrors = joined(vErrors, validate57.errors);
      }
    }
    if (data.reorder !== void 0) {
      if (!validate57(data.reorder, { instancePath: instancePath + "/reorder", parentData: data, parentDataProperty: "reorder", rootData, dynamicAnchors })) {
        errors += validate57.errors.length;
        vErrors = joined(vErrors, validate57.errors);
      }
    }
    if (data.drop !== void 0) {
      if (!validate57(data.drop, { instancePath: instancePath + "/drop", parentData: data, parentDataProperty: "drop", rootData, dynamicAnchors })) {
        errors += validate57.errors.length;
        vErrors = joined(vErrors, validate57.errors);
      }
    }
    if (data.corrupt !== void 0) {
      if (!validate57(data.corrupt, { instancePath: instancePath + "/corrupt", parentData: data, parentDataProperty: "corrupt", rootData, dynamicAnchors })) {
        errors += validate57.errors.length;
        vErrors = joined(vErrors, validate57.errors);
      }
    }
    if (data.badSignature !== void 0) {
      if (!validate57(data.badSignature, { instancePath: instancePath + "/badSignature", parentData: data, parentDataProperty: "badSignature", rootData, dynamicAnchors })) {
        errors += validate57.errors.length;
        vErrors = joined(vErrors, validate57.errors);
      }
    }
    if (data.noSignature !== void 0) {
      if (!validate57(data.noSignature, { instancePath: instancePath + "/noSignature", parentData: data, parentDataProperty: "noSignature", rootData, dynamicAnchors })) {
        errors += validate57.errors.length;
        vErrors = joined(vErrors, validate57.errors);
      }
    }
    if (data.delay !== void 0) {
      if (!validate52(data.delay, { instancePath: instancePath + "/delay", parentData: data, parentDataProperty: "delay", rootData, dynamicAnchors })) {
        errors += validate52.errors.length;
        vErrors = joined(vErrors, validate52.errors);
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}
var WebhookEndpoint = validate78;
var schema29 = { "type": "object", "additionalProperties": false, "properties": { "inbox": { "type": "boolean", "enum": [true] }, "url": { "type": "string", "pattern": '^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?([/?#]\\P{Cs}*)?$', "x-rule": "an http or https URL without a password" }, "secret": { "type": "string", "pattern": "^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$", "x-rule": "well-formed text that is not blank, without white space or a byte order mark around it: trim it" }, "apiKey": { "type": "string", "pattern": "^[!-~]([ -~]*[!-~])?$", "x-rule": "printable ASCII without blanks around it" }, "apiSecret": { "type": "string", "pattern": "^[!-~]([ -~]*[!-~])?$", "x-rule": "printable ASCII without blanks around it" }, "events": { "type": "array", "items": { "$ref": "component:WebhookEventName" } } }, "oneOf": [{ "required": ["url"], "properties": { "url": {} } }, { "required": ["inbox"], "properties": { "inbox": {} } }] };
var pattern8 = new RegExp('^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?([/?#]\\P{Cs}*)?$', "u");
var schema30 = { "type": "string", "enum": ["payment.purchase", "payment.authorize", "payment.capture", "payment.refund", "payment.cancel", "payment.verify", "payment.chargeback", "payment.fraud_screening", "banking.transfer"] };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  if (!(data === "payment.purchase" || data === "payment.authorize" || data === "payment.capture" || data === "payment.refund" || data === "payment.cancel" || data === "payment.verify" || data === "payment.chargeback" || data === "payment.fraud_screening" || data === "banking.transfer")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema30.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate79.errors = vErrors;
  return errors === 0;
}
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      const err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.inbox === void 0) {
      const err1 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "inbox" }, message: "must have required property 'inbox'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  if (_valid0 && valid0) {
    valid0 = false;
    passing0 = [passing0, 1];
  } else {
    if (_valid0) {
      valid0 = true;
      passing0 = 1;
    }
  }
  if (!valid0) {
    const err2 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = Math.min(vErrors.length, _errs1);
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "inbox" || key0 === "url" || key0 === "secret" || key0 === "apiKey" || key0 === "apiSecret" || key0 === "events")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.inbox !== void 0) {
      let data0 = data.inbox;
      if (typeof data0 !== "boolean") {
        const err4 = { instancePath: instancePath + "/inbox", schemaPath: "#/properties/inbox/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data0 === true)) {
        const err5 = { instancePath: instancePath + "/inbox", schemaPath: "#/properties/inbox/enum", keyword: "enum", params: { allowedValues: schema29.properties.inbox.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.url !== void 0) {
      let data1 = data.url;
      if (typeof data1 === "string") {
        if (!pattern8.test(data1)) {
          const err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: '^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?([/?#]\\P{Cs}*)?$' }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?([/?#]\\P{Cs}*)?$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.secret !== void 0) {
      let data2 = data.secret;
      if (typeof data2 === "string") {
        if (!pattern5.test(data2)) {
          const err8 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/pattern", keyword: "pattern", params: { pattern: "^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$" }, message: 'must match pattern "^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.apiKey !== void 0) {
      let data3 = data.apiKey;
      if (typeof data3 === "string") {
        if (!pattern6.test(data3)) {
          const err10 = { instancePath: instancePath + "/apiKey", schemaPath: "#/properties/apiKey/pattern", keyword: "pattern", params: { pattern: "^[!-~]([ -~]*[!-~])?$" }, message: 'must match pattern "^[!-~]([ -~]*[!-~])?$"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/apiKey", schemaPath: "#/properties/apiKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.apiSecret !== void 0) {
      let data4 = data.apiSecret;
      if (typeof data4 === "string") {
        if (!pattern6.test(data4)) {
          const err12 = { instancePath: instancePath + "/apiSecret", schemaPath: "#/properties/apiSecret/pattern", keyword: "pattern", params: { pattern: "^[!-~]([ -~]*[!-~])?$" }, message: 'must match pattern "^[!-~]([ -~]*[!-~])?$"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/apiSecret", schemaPath: "#/properties/apiSecret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.events !== void 0) {
      let data5 = data.events;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate79(data5[i0], { instancePath: instancePath + "/events/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate79.errors.length;
            vErrors = joined(vErrors, validate79.errors);
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err15);
    }
    errors++;
  }
  validate78.errors = vErrors;
  return errors === 0;
}
var WebhookSecret = validate81;
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.secret === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secret" }, message: "must have required property 'secret'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "secret")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.secret !== void 0) {
      let data0 = data.secret;
      if (typeof data0 === "string") {
        if (!pattern5.test(data0)) {
          const err2 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/pattern", keyword: "pattern", params: { pattern: "^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$" }, message: 'must match pattern "^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err4];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err4);
    }
    errors++;
  }
  validate81.errors = vErrors;
  return errors === 0;
}
function joined(errors, more) {
  if (errors === null) return more;
  errors.push(...more.slice(0, 1e3 - errors.length));
  return errors;
}

// validators
var schemas = { "Duration": Duration, "Fault": discriminated("phase", { "before": ErrorOrLatencyFault, "after-commit": ErrorOrLatencyFault, "processing": ProcessingFault, "body": BodyFault, "transport": TransportFault }), "MerchantBaseUrl": MerchantBaseUrl, "WebhookChaos": WebhookChaos, "WebhookEndpoint": WebhookEndpoint, "WebhookSecret": WebhookSecret };
var patternRules = { "^[1-9]\\d{0,14}$": "a whole number from 1", "\\S": "text that is not blank", "^0*((\\d{1,12}|[1-7]\\d{12}|8[0-5]\\d{11}|86[0-3]\\d{10})(\\.\\d+)?ms|(\\d{1,9}|[1-7]\\d{9}|8[0-5]\\d{8}|86[0-3]\\d{7})(\\.\\d+)?s|(\\d{1,8}|1[0-3]\\d{7}|14[0-3]\\d{6})(\\.\\d+)?m|(\\d{1,6}|1\\d{6}|2[0-3]\\d{5})(\\.\\d+)?h|\\d{1,5}(\\.\\d+)?d|0)$": "a number of milliseconds, or a number with ms, s, m, h or d, such as 90s or 6h, and less than 100000d", '^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?(/[^?#\\p{Cs}]*)?$': "an http or https URL without a password, a query or a fragment", "^(?!\\s)(?![\\s\\S]*\\s$)(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$": "well-formed text that is not blank, without white space or a byte order mark around it: trim it", "^[!-~]([ -~]*[!-~])?$": "printable ASCII without blanks around it", "^(?=[\\s\\S]*[^\\s\\x00])\\P{Cs}+$": "well-formed text that is not blank", '^[Hh][Tt][Tt][Pp][Ss]?://((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(\\.(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}\\.?|(?!([^/?#:]*\\.)?(\\d+|0[Xx][0-9A-Fa-f]*)\\.?([:/?#]|$))[^\\s\\x00-\\x20\\x7f"#%/:<>?@\\\\\\[\\]^`{|}\\p{Cs}]+|\\[(?![^\\]]*:::)(?![^\\]]*::[^\\]]*::)(?!:[^:])(?![^\\]]*[^:]:\\])(?=([^\\]:]*:){7}[^\\]:]*\\]|[^\\]]*::)([0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{0,4}\\])(:(\\d{1,4}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])?)?([/?#]\\P{Cs}*)?$': "an http or https URL without a password" };
function discriminated(propertyName, forms) {
  const fail = (instancePath, keyword, params) => {
    validate.errors = [{ instancePath, schemaPath: "#/" + keyword, keyword, params }];
    return false;
  };
  const validate = (data) => {
    validate.errors = null;
    if (typeof data !== "object" || data === null || Array.isArray(data)) return fail("", "type", { type: "object" });
    const value = data[propertyName];
    if (value === void 0) return fail("", "required", { missingProperty: propertyName, allowedValues: Object.keys(forms) });
    const form = typeof value === "string" && Object.hasOwn(forms, value) ? forms[value] : void 0;
    if (form === void 0) return fail("/" + propertyName, "enum", { allowedValues: Object.keys(forms) });
    const isValid = form(data);
    validate.errors = form.errors;
    return isValid;
  };
  return validate;
}
export {
  patternRules,
  schemas
};
