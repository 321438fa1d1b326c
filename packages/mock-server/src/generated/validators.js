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

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});

// compiled:strict
var CreatedPayment = validate52;
var schema19 = { "x-basis": "own", "allOf": [{ "$ref": "component:PaymentBase" }, { "type": "object", "required": ["transactions", "transactions_history"], "properties": { "transactions": { "allOf": [{ "$ref": "component:Transaction" }] }, "transactions_history": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:Transaction" } } } }] };
var schema20 = { "x-basis": "own", "type": "object", "required": ["id", "account_id", "description", "country", "status", "sub_status", "merchant_order_id", "created_at", "updated_at", "amount", "payment_method", "callback_url", "workflow", "metadata", "payment_link_id", "routing_rules", "simplified_mode"], "properties": { "id": { "allOf": [{ "$ref": "component:Uuid" }] }, "account_id": { "allOf": [{ "$ref": "component:Uuid" }] }, "description": { "type": "string" }, "country": { "$ref": "component:CountryCode" }, "status": { "$ref": "component:PaymentStatus" }, "sub_status": { "$ref": "component:PaymentSubStatus" }, "merchant_order_id": { "type": "string" }, "created_at": { "$ref": "component:Timestamp" }, "updated_at": { "$ref": "component:Timestamp" }, "amount": { "$ref": "component:PaymentAmount" }, "checkout": { "anyOf": [{ "$ref": "component:Checkout" }, { "type": "null" }] }, "payment_method": { "$ref": "component:PaymentMethod" }, "customer_payer": { "x-basis": "own", "anyOf": [{ "$ref": "component:CustomerPayer" }, { "type": "null" }] }, "additional_data": { "anyOf": [{ "$ref": "component:AdditionalData" }, { "type": "null" }] }, "callback_url": { "type": "string", "x-basis": "own" }, "workflow": { "$ref": "component:Workflow", "x-basis": "own" }, "metadata": { "x-basis": "own", "type": "array", "items": { "$ref": "component:MetadataItem" } }, "fraud_screening": { "x-basis": "own", "anyOf": [{ "$ref": "component:OpenObject" }, { "type": "null" }] }, "payment_link_id": { "type": "string" }, "subscription_code": { "x-basis": "own", "type": ["string", "null"] }, "routing_rules": { "$ref": "component:RoutingRules" }, "simplified_mode": { "type": "boolean" } } };
var formats0 = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
var func1 = require_ucs2length().default;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func1(data) > 36) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 36) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!formats0.test(data)) {
      const err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
var pattern3 = new RegExp("^[A-Z]{2}$", "u");
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func1(data) > 2) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (func1(data) < 2) {
      const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (!pattern3.test(data)) {
      const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" }, message: 'must match pattern "^[A-Z]{2}$"' };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate59.errors = vErrors;
  return errors === 0;
}
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate61.errors = vErrors;
  return errors === 0;
}
var formats2 = /^(\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))|(\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)T(([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)|23:59:60(\.\d+)?Z)$/i;
var pattern4 = new RegExp("Z$", "u");
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern4.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "Z$" }, message: 'must match pattern "Z$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!formats2.test(data)) {
      const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate63.errors = vErrors;
  return errors === 0;
}
var pattern5 = new RegExp("^[A-Z]{3}$", "u");
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern5.test(data)) {
      const err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3}$" }, message: 'must match pattern "^[A-Z]{3}$"' };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate67.errors = vErrors;
  return errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.captured === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "captured" }, message: "must have required property 'captured'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.currency === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.refunded === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refunded" }, message: "must have required property 'refunded'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.captured !== void 0) {
      let data0 = data.captured;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/captured", schemaPath: "#/properties/captured/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.currency !== void 0) {
      if (!validate67(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        errors += validate67.errors.length;
        vErrors = joined(vErrors, validate67.errors);
      }
    }
    if (data.currency_conversion !== void 0) {
      let data2 = data.currency_conversion;
      const _errs5 = errors;
      let valid1 = false;
      const _errs6 = errors;
      if (!validate69(data2, { instancePath: instancePath + "/currency_conversion", parentData: data, parentDataProperty: "currency_conversion", rootData, dynamicAnchors })) {
        errors += validate69.errors.length;
        vErrors = joined(vErrors, validate69.errors);
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs7 = errors;
        if (data2 !== null) {
          const err5 = { instancePath: instancePath + "/currency_conversion", schemaPath: "#/properties/currency_conversion/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err6 = { instancePath: instancePath + "/currency_conversion", schemaPath: "#/properties/currency_conversion/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs5;
        if (vErrors !== null) {
          if (_errs5) {
            vErrors.length = Math.min(vErrors.length, _errs5);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.refunded !== void 0) {
      let data3 = data.refunded;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        const err7 = { instancePath: instancePath + "/refunded", schemaPath: "#/properties/refunded/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      let data4 = data.value;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        const err8 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err9);
    }
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.session === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sdk_action_required === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sdk_action_required" }, message: "must have required property 'sdk_action_required'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.session !== void 0) {
      if (typeof data.session !== "string") {
        const err2 = { instancePath: instancePath + "/session", schemaPath: "#/properties/session/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.sdk_action_required !== void 0) {
      if (typeof data.sdk_action_required !== "boolean") {
        const err3 = { instancePath: instancePath + "/sdk_action_required", schemaPath: "#/properties/sdk_action_required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
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
  validate72.errors = vErrors;
  return errors === 0;
}
var schema31 = { "x-basis": "own", "type": "object", "required": ["type", "token", "vaulted_token", "vault_on_success"], "properties": { "type": { "$ref": "component:PaymentMethodType" }, "token": { "x-basis": "own", "type": "string" }, "vaulted_token": { "type": "string" }, "vault_on_success": { "type": "boolean" }, "parent_payment_method_type": { "type": ["string", "null"] } } };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate76.errors = vErrors;
  return errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.token === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.vaulted_token === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vaulted_token" }, message: "must have required property 'vaulted_token'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.vault_on_success === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vault_on_success" }, message: "must have required property 'vault_on_success'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.type !== void 0) {
      if (!validate76(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate76.errors.length;
        vErrors = joined(vErrors, validate76.errors);
      }
    }
    if (data.token !== void 0) {
      if (typeof data.token !== "string") {
        const err4 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.vaulted_token !== void 0) {
      if (typeof data.vaulted_token !== "string") {
        const err5 = { instancePath: instancePath + "/vaulted_token", schemaPath: "#/properties/vaulted_token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.vault_on_success !== void 0) {
      if (typeof data.vault_on_success !== "boolean") {
        const err6 = { instancePath: instancePath + "/vault_on_success", schemaPath: "#/properties/vault_on_success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.parent_payment_method_type !== void 0) {
      let data4 = data.parent_payment_method_type;
      if (typeof data4 !== "string" && data4 !== null) {
        const err7 = { instancePath: instancePath + "/parent_payment_method_type", schemaPath: "#/properties/parent_payment_method_type/type", keyword: "type", params: { type: schema31.properties.parent_payment_method_type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err8);
    }
    errors++;
  }
  validate75.errors = vErrors;
  return errors === 0;
}
var schema34 = { "x-basis": "own", "type": "object", "required": ["verify", "capture", "installments", "first_installment_deferral"], "properties": { "verify": { "type": "boolean" }, "capture": { "type": "boolean" }, "installments": { "type": "integer" }, "installments_plan_id": { "type": ["string", "null"], "x-basis": "own" }, "first_installment_deferral": { "type": "integer", "x-basis": "public" }, "installments_type": { "type": ["string", "null"], "x-basis": "own" }, "installment_amount": { "type": ["number", "null"], "x-basis": "own" }, "installments_total_amount": { "type": ["number", "null"], "x-basis": "own" }, "soft_descriptor": { "type": ["string", "null"], "x-basis": "own" }, "authorization_code": { "type": ["string", "null"], "x-basis": "own" }, "retrieval_reference_number": { "type": ["string", "null"], "x-basis": "own" }, "voucher": { "type": ["string", "null"], "x-basis": "own" }, "card_data": { "x-basis": "own", "anyOf": [{ "$ref": "component:CardData" }, { "type": "null" }] }, "stored_credentials": { "x-basis": "own", "anyOf": [{ "$ref": "component:StoredCredentials" }, { "type": "null" }] } } };
var schema35 = { "x-basis": "own", "type": "object", "required": ["number_length", "security_code_length", "expiration_month", "expiration_year"], "properties": { "holder_name": { "type": ["string", "null"], "x-basis": "own" }, "iin": { "type": ["string", "null"], "x-basis": "own" }, "lfd": { "type": ["string", "null"], "x-basis": "own" }, "number_length": { "type": "integer", "x-basis": "own" }, "security_code_length": { "type": "integer", "x-basis": "own" }, "brand": { "type": ["string", "null"], "x-basis": "own" }, "issuer_name": { "type": ["string", "null"], "x-basis": "own" }, "issuer_code": { "type": ["string", "null"], "x-basis": "own" }, "country_code": { "type": ["string", "null"], "x-basis": "own" }, "category": { "type": ["string", "null"], "x-basis": "own" }, "type": { "x-basis": "own", "anyOf": [{ "$ref": "component:CardType" }, { "type": "null" }] }, "fingerprint": { "type": ["string", "null"], "x-basis": "own" }, "expiration_month": { "type": "integer" }, "expiration_year": { "type": "integer", "minimum": 0, "maximum": 99 }, "three_d_secure": { "x-basis": "own", "anyOf": [{ "$ref": "component:ThreeDSecure" }, { "type": "null" }] } } };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate82.errors = vErrors;
  return errors === 0;
}
var schema37 = { "type": "object", "properties": { "version": { "type": ["string", "null"], "x-basis": "own" }, "electronic_commerce_indicator": { "type": ["string", "null"], "x-basis": "own" }, "cryptogram": { "type": ["string", "null"], "x-basis": "own" }, "transaction_id": { "type": ["string", "null"], "x-basis": "own" }, "directory_server_transaction_id": { "type": ["string", "null"], "x-basis": "own" }, "pares_status": { "type": ["string", "null"], "x-basis": "own" }, "acs_id": { "type": ["string", "null"], "x-basis": "own" } } };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version !== void 0) {
      let data0 = data.version;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: schema37.properties.version.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.electronic_commerce_indicator !== void 0) {
      let data1 = data.electronic_commerce_indicator;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/electronic_commerce_indicator", schemaPath: "#/properties/electronic_commerce_indicator/type", keyword: "type", params: { type: schema37.properties.electronic_commerce_indicator.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.cryptogram !== void 0) {
      let data2 = data.cryptogram;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/cryptogram", schemaPath: "#/properties/cryptogram/type", keyword: "type", params: { type: schema37.properties.cryptogram.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.transaction_id !== void 0) {
      let data3 = data.transaction_id;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/transaction_id", schemaPath: "#/properties/transaction_id/type", keyword: "type", params: { type: schema37.properties.transaction_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.directory_server_transaction_id !== void 0) {
      let data4 = data.directory_server_transaction_id;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/directory_server_transaction_id", schemaPath: "#/properties/directory_server_transaction_id/type", keyword: "type", params: { type: schema37.properties.directory_server_transaction_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.pares_status !== void 0) {
      let data5 = data.pares_status;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/pares_status", schemaPath: "#/properties/pares_status/type", keyword: "type", params: { type: schema37.properties.pares_status.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.acs_id !== void 0) {
      let data6 = data.acs_id;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/acs_id", schemaPath: "#/properties/acs_id/type", keyword: "type", params: { type: schema37.properties.acs_id.type }, message: "must be string,null" };
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
  validate84.errors = vErrors;
  return errors === 0;
}
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number_length === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "number_length" }, message: "must have required property 'number_length'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.security_code_length === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "security_code_length" }, message: "must have required property 'security_code_length'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.expiration_month === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiration_month" }, message: "must have required property 'expiration_month'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.expiration_year === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiration_year" }, message: "must have required property 'expiration_year'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.holder_name !== void 0) {
      let data0 = data.holder_name;
      if (typeof data0 !== "string" && data0 !== null) {
        const err4 = { instancePath: instancePath + "/holder_name", schemaPath: "#/properties/holder_name/type", keyword: "type", params: { type: schema35.properties.holder_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.iin !== void 0) {
      let data1 = data.iin;
      if (typeof data1 !== "string" && data1 !== null) {
        const err5 = { instancePath: instancePath + "/iin", schemaPath: "#/properties/iin/type", keyword: "type", params: { type: schema35.properties.iin.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.lfd !== void 0) {
      let data2 = data.lfd;
      if (typeof data2 !== "string" && data2 !== null) {
        const err6 = { instancePath: instancePath + "/lfd", schemaPath: "#/properties/lfd/type", keyword: "type", params: { type: schema35.properties.lfd.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.number_length !== void 0) {
      let data3 = data.number_length;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err7 = { instancePath: instancePath + "/number_length", schemaPath: "#/properties/number_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.security_code_length !== void 0) {
      let data4 = data.security_code_length;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err8 = { instancePath: instancePath + "/security_code_length", schemaPath: "#/properties/security_code_length/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.brand !== void 0) {
      let data5 = data.brand;
      if (typeof data5 !== "string" && data5 !== null) {
        const err9 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/type", keyword: "type", params: { type: schema35.properties.brand.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.issuer_name !== void 0) {
      let data6 = data.issuer_name;
      if (typeof data6 !== "string" && data6 !== null) {
        const err10 = { instancePath: instancePath + "/issuer_name", schemaPath: "#/properties/issuer_name/type", keyword: "type", params: { type: schema35.properties.issuer_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.issuer_code !== void 0) {
      let data7 = data.issuer_code;
      if (typeof data7 !== "string" && data7 !== null) {
        const err11 = { instancePath: instancePath + "/issuer_code", schemaPath: "#/properties/issuer_code/type", keyword: "type", params: { type: schema35.properties.issuer_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.country_code !== void 0) {
      let data8 = data.country_code;
      if (typeof data8 !== "string" && data8 !== null) {
        const err12 = { instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema35.properties.country_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      let data9 = data.category;
      if (typeof data9 !== "string" && data9 !== null) {
        const err13 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: schema35.properties.category.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data10 = data.type;
      const _errs22 = errors;
      let valid1 = false;
      const _errs23 = errors;
      if (!validate82(data10, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate82.errors.length;
        vErrors = joined(vErrors, validate82.errors);
      }
      var _valid0 = _errs23 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs24 = errors;
        if (data10 !== null) {
          const err14 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
        var _valid0 = _errs24 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err15 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = Math.min(vErrors.length, _errs22);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.fingerprint !== void 0) {
      let data11 = data.fingerprint;
      if (typeof data11 !== "string" && data11 !== null) {
        const err16 = { instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/type", keyword: "type", params: { type: schema35.properties.fingerprint.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err16];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.expiration_month !== void 0) {
      let data12 = data.expiration_month;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
        const err17 = { instancePath: instancePath + "/expiration_month", schemaPath: "#/properties/expiration_month/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.expiration_year !== void 0) {
      let data13 = data.expiration_year;
      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
        const err18 = { instancePath: instancePath + "/expiration_year", schemaPath: "#/properties/expiration_year/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err18];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data13 == "number" && isFinite(data13)) {
        if (data13 > 99 || isNaN(data13)) {
          const err19 = { instancePath: instancePath + "/expiration_year", schemaPath: "#/properties/expiration_year/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 }, message: "must be <= 99" };
          if (vErrors === null) {
            vErrors = [err19];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data13 < 0 || isNaN(data13)) {
          const err20 = { instancePath: instancePath + "/expiration_year", schemaPath: "#/properties/expiration_year/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err20];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.three_d_secure !== void 0) {
      let data14 = data.three_d_secure;
      const _errs33 = errors;
      let valid2 = false;
      const _errs34 = errors;
      if (!validate84(data14, { instancePath: instancePath + "/three_d_secure", parentData: data, parentDataProperty: "three_d_secure", rootData, dynamicAnchors })) {
        errors += validate84.errors.length;
        vErrors = joined(vErrors, validate84.errors);
      }
      var _valid1 = _errs34 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs35 = errors;
        if (data14 !== null) {
          const err21 = { instancePath: instancePath + "/three_d_secure", schemaPath: "#/properties/three_d_secure/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err21];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err21);
          }
          errors++;
        }
        var _valid1 = _errs35 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err22 = { instancePath: instancePath + "/three_d_secure", schemaPath: "#/properties/three_d_secure/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err22];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err22);
        }
        errors++;
      } else {
        errors = _errs33;
        if (vErrors !== null) {
          if (_errs33) {
            vErrors.length = Math.min(vErrors.length, _errs33);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err23];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err23);
    }
    errors++;
  }
  validate81.errors = vErrors;
  return errors === 0;
}
var schema38 = { "type": "object", "properties": { "reason": { "type": ["string", "null"], "x-basis": "own" }, "usage": { "type": ["string", "null"], "x-basis": "own" }, "subscription_agreement_id": { "type": ["string", "null"], "x-basis": "own" }, "network_transaction_id": { "type": ["string", "null"], "x-basis": "own" } } };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.reason !== void 0) {
      let data0 = data.reason;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: schema38.properties.reason.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.usage !== void 0) {
      let data1 = data.usage;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/type", keyword: "type", params: { type: schema38.properties.usage.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.subscription_agreement_id !== void 0) {
      let data2 = data.subscription_agreement_id;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/subscription_agreement_id", schemaPath: "#/properties/subscription_agreement_id/type", keyword: "type", params: { type: schema38.properties.subscription_agreement_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.network_transaction_id !== void 0) {
      let data3 = data.network_transaction_id;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/network_transaction_id", schemaPath: "#/properties/network_transaction_id/type", keyword: "type", params: { type: schema38.properties.network_transaction_id.type }, message: "must be string,null" };
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
  validate87.errors = vErrors;
  return errors === 0;
}
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.verify === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verify" }, message: "must have required property 'verify'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.capture === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "capture" }, message: "must have required property 'capture'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.installments === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "installments" }, message: "must have required property 'installments'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.first_installment_deferral === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first_installment_deferral" }, message: "must have required property 'first_installment_deferral'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.verify !== void 0) {
      if (typeof data.verify !== "boolean") {
        const err4 = { instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.capture !== void 0) {
      if (typeof data.capture !== "boolean") {
        const err5 = { instancePath: instancePath + "/capture", schemaPath: "#/properties/capture/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.installments !== void 0) {
      let data2 = data.installments;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err6 = { instancePath: instancePath + "/installments", schemaPath: "#/properties/installments/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.installments_plan_id !== void 0) {
      let data3 = data.installments_plan_id;
      if (typeof data3 !== "string" && data3 !== null) {
        const err7 = { instancePath: instancePath + "/installments_plan_id", schemaPath: "#/properties/installments_plan_id/type", keyword: "type", params: { type: schema34.properties.installments_plan_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.first_installment_deferral !== void 0) {
      let data4 = data.first_installment_deferral;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err8 = { instancePath: instancePath + "/first_installment_deferral", schemaPath: "#/properties/first_installment_deferral/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.installments_type !== void 0) {
      let data5 = data.installments_type;
      if (typeof data5 !== "string" && data5 !== null) {
        const err9 = { instancePath: instancePath + "/installments_type", schemaPath: "#/properties/installments_type/type", keyword: "type", params: { type: schema34.properties.installments_type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.installment_amount !== void 0) {
      let data6 = data.installment_amount;
      if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
        const err10 = { instancePath: instancePath + "/installment_amount", schemaPath: "#/properties/installment_amount/type", keyword: "type", params: { type: schema34.properties.installment_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.installments_total_amount !== void 0) {
      let data7 = data.installments_total_amount;
      if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
        const err11 = { instancePath: instancePath + "/installments_total_amount", schemaPath: "#/properties/installments_total_amount/type", keyword: "type", params: { type: schema34.properties.installments_total_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.soft_descriptor !== void 0) {
      let data8 = data.soft_descriptor;
      if (typeof data8 !== "string" && data8 !== null) {
        const err12 = { instancePath: instancePath + "/soft_descriptor", schemaPath: "#/properties/soft_descriptor/type", keyword: "type", params: { type: schema34.properties.soft_descriptor.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.authorization_code !== void 0) {
      let data9 = data.authorization_code;
      if (typeof data9 !== "string" && data9 !== null) {
        const err13 = { instancePath: instancePath + "/authorization_code", schemaPath: "#/properties/authorization_code/type", keyword: "type", params: { type: schema34.properties.authorization_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.retrieval_reference_number !== void 0) {
      let data10 = data.retrieval_reference_number;
      if (typeof data10 !== "string" && data10 !== null) {
        const err14 = { instancePath: instancePath + "/retrieval_reference_number", schemaPath: "#/properties/retrieval_reference_number/type", keyword: "type", params: { type: schema34.properties.retrieval_reference_number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.voucher !== void 0) {
      let data11 = data.voucher;
      if (typeof data11 !== "string" && data11 !== null) {
        const err15 = { instancePath: instancePath + "/voucher", schemaPath: "#/properties/voucher/type", keyword: "type", params: { type: schema34.properties.voucher.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.card_data !== void 0) {
      let data12 = data.card_data;
      const _errs26 = errors;
      let valid1 = false;
      const _errs27 = errors;
      if (!validate81(data12, { instancePath: instancePath + "/card_data", parentData: data, parentDataProperty: "card_data", rootData, dynamicAnchors })) {
        errors += validate81.errors.length;
        vErrors = joined(vErrors, validate81.errors);
      }
      var _valid0 = _errs27 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs28 = errors;
        if (data12 !== null) {
          const err16 = { instancePath: instancePath + "/card_data", schemaPath: "#/properties/card_data/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        var _valid0 = _errs28 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err17 = { instancePath: instancePath + "/card_data", schemaPath: "#/properties/card_data/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      } else {
        errors = _errs26;
        if (vErrors !== null) {
          if (_errs26) {
            vErrors.length = Math.min(vErrors.length, _errs26);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.stored_credentials !== void 0) {
      let data13 = data.stored_credentials;
      const _errs31 = errors;
      let valid2 = false;
      const _errs32 = errors;
      if (!validate87(data13, { instancePath: instancePath + "/stored_credentials", parentData: data, parentDataProperty: "stored_credentials", rootData, dynamicAnchors })) {
        errors += validate87.errors.length;
        vErrors = joined(vErrors, validate87.errors);
      }
      var _valid1 = _errs32 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs33 = errors;
        if (data13 !== null) {
          const err18 = { instancePath: instancePath + "/stored_credentials", schemaPath: "#/properties/stored_credentials/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err18];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err18);
          }
          errors++;
        }
        var _valid1 = _errs33 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err19 = { instancePath: instancePath + "/stored_credentials", schemaPath: "#/properties/stored_credentials/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err19];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err19);
        }
        errors++;
      } else {
        errors = _errs31;
        if (vErrors !== null) {
          if (_errs31) {
            vErrors.length = Math.min(vErrors.length, _errs31);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err20);
    }
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
var schema39 = { "type": "object", "properties": { "provider_image": { "type": ["string", "null"], "x-basis": "own" }, "account_type": { "type": ["string", "null"], "x-basis": "own" }, "bank_name": { "type": ["string", "null"], "x-basis": "own" }, "beneficiary_name": { "type": ["string", "null"], "x-basis": "own" }, "bank_account": { "type": ["string", "null"], "x-basis": "own" }, "bank_account_2": { "type": ["string", "null"], "x-basis": "own" }, "beneficiary_document_type": { "type": ["string", "null"], "x-basis": "own" }, "beneficiary_document": { "type": ["string", "null"], "x-basis": "own" }, "payment_instruction": { "type": ["string", "null"], "x-basis": "own" }, "redirect_url": { "type": ["string", "null"], "x-basis": "own" } } };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider_image !== void 0) {
      let data0 = data.provider_image;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/provider_image", schemaPath: "#/properties/provider_image/type", keyword: "type", params: { type: schema39.properties.provider_image.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.account_type !== void 0) {
      let data1 = data.account_type;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/account_type", schemaPath: "#/properties/account_type/type", keyword: "type", params: { type: schema39.properties.account_type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.bank_name !== void 0) {
      let data2 = data.bank_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/bank_name", schemaPath: "#/properties/bank_name/type", keyword: "type", params: { type: schema39.properties.bank_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.beneficiary_name !== void 0) {
      let data3 = data.beneficiary_name;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/beneficiary_name", schemaPath: "#/properties/beneficiary_name/type", keyword: "type", params: { type: schema39.properties.beneficiary_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.bank_account !== void 0) {
      let data4 = data.bank_account;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/bank_account", schemaPath: "#/properties/bank_account/type", keyword: "type", params: { type: schema39.properties.bank_account.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.bank_account_2 !== void 0) {
      let data5 = data.bank_account_2;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/bank_account_2", schemaPath: "#/properties/bank_account_2/type", keyword: "type", params: { type: schema39.properties.bank_account_2.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.beneficiary_document_type !== void 0) {
      let data6 = data.beneficiary_document_type;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/beneficiary_document_type", schemaPath: "#/properties/beneficiary_document_type/type", keyword: "type", params: { type: schema39.properties.beneficiary_document_type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.beneficiary_document !== void 0) {
      let data7 = data.beneficiary_document;
      if (typeof data7 !== "string" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/beneficiary_document", schemaPath: "#/properties/beneficiary_document/type", keyword: "type", params: { type: schema39.properties.beneficiary_document.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.payment_instruction !== void 0) {
      let data8 = data.payment_instruction;
      if (typeof data8 !== "string" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/payment_instruction", schemaPath: "#/properties/payment_instruction/type", keyword: "type", params: { type: schema39.properties.payment_instruction.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.redirect_url !== void 0) {
      let data9 = data.redirect_url;
      if (typeof data9 !== "string" && data9 !== null) {
        const err9 = { instancePath: instancePath + "/redirect_url", schemaPath: "#/properties/redirect_url/type", keyword: "type", params: { type: schema39.properties.redirect_url.type }, message: "must be string,null" };
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
  validate90.errors = vErrors;
  return errors === 0;
}
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.card !== void 0) {
      if (!validate80(data.card, { instancePath: instancePath + "/card", parentData: data, parentDataProperty: "card", rootData, dynamicAnchors })) {
        errors += validate80.errors.length;
        vErrors = joined(vErrors, validate80.errors);
      }
    }
    if (data.bank_transfer !== void 0) {
      if (!validate90(data.bank_transfer, { instancePath: instancePath + "/bank_transfer", parentData: data, parentDataProperty: "bank_transfer", rootData, dynamicAnchors })) {
        errors += validate90.errors.length;
        vErrors = joined(vErrors, validate90.errors);
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate79.errors = vErrors;
  return errors === 0;
}
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    errors += validate75.errors.length;
    vErrors = joined(vErrors, validate75.errors);
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_method_detail === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "payment_method_detail" }, message: "must have required property 'payment_method_detail'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.payment_method_detail !== void 0) {
      if (!validate79(data.payment_method_detail, { instancePath: instancePath + "/payment_method_detail", parentData: data, parentDataProperty: "payment_method_detail", rootData, dynamicAnchors })) {
        errors += validate79.errors.length;
        vErrors = joined(vErrors, validate79.errors);
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate74.errors = vErrors;
  return errors === 0;
}
var schema40 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "merchant_customer_id": { "type": ["string", "null"], "x-basis": "own" }, "first_name": { "type": ["string", "null"], "x-basis": "own" }, "last_name": { "type": ["string", "null"], "x-basis": "own" }, "gender": { "x-basis": "own", "anyOf": [{ "$ref": "component:Gender" }, { "type": "null" }] }, "date_of_birth": { "type": ["string", "null"], "x-basis": "own", "format": "date" }, "email": { "type": ["string", "null"], "x-basis": "own" }, "nationality": { "x-basis": "own", "anyOf": [{ "$ref": "component:CountryCode" }, { "type": "null" }] }, "ip_address": { "type": ["string", "null"], "x-basis": "own" }, "device_fingerprint": { "type": ["string", "null"], "x-basis": "own" }, "device_fingerprints": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:DeviceFingerprint" } }, "browser_info": { "x-basis": "own", "anyOf": [{ "$ref": "component:BrowserInfo" }, { "type": "null" }] }, "document": { "x-basis": "own", "anyOf": [{ "$ref": "component:IdentityDocument" }, { "type": "null" }] }, "phone": { "x-basis": "own", "anyOf": [{ "$ref": "component:Phone" }, { "type": "null" }] }, "billing_address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] }, "shipping_address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] }, "merchant_customer_created_at": { "x-basis": "own", "anyOf": [{ "$ref": "component:Timestamp" }, { "type": "null" }] }, "geolocation": { "x-basis": "own", "anyOf": [{ "$ref": "component:Geolocation" }, { "type": "null" }] } } };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate95.errors = vErrors;
  return errors === 0;
}
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_id" }, message: "must have required property 'provider_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.provider_id !== void 0) {
      if (typeof data.provider_id !== "string") {
        const err2 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate98.errors = vErrors;
  return errors === 0;
}
var schema43 = { "type": "object", "properties": { "user_agent": { "type": ["string", "null"], "x-basis": "own" }, "accept_header": { "type": ["string", "null"], "x-basis": "own" }, "accept_content": { "type": ["string", "null"], "x-basis": "own" }, "accept_browser": { "type": ["string", "null"], "x-basis": "own" }, "color_depth": { "type": ["string", "null"], "x-basis": "own" }, "screen_height": { "type": ["string", "null"], "x-basis": "own" }, "screen_width": { "type": ["string", "null"], "x-basis": "own" }, "javascript_enabled": { "type": ["boolean", "null"], "x-basis": "own" }, "java_enabled": { "type": ["boolean", "null"], "x-basis": "own" }, "browser_time_difference": { "type": ["string", "null"], "x-basis": "own" }, "language": { "type": ["string", "null"], "x-basis": "own" }, "platform": { "type": ["string", "null"], "x-basis": "own" } } };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.user_agent !== void 0) {
      let data0 = data.user_agent;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/user_agent", schemaPath: "#/properties/user_agent/type", keyword: "type", params: { type: schema43.properties.user_agent.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.accept_header !== void 0) {
      let data1 = data.accept_header;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/accept_header", schemaPath: "#/properties/accept_header/type", keyword: "type", params: { type: schema43.properties.accept_header.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.accept_content !== void 0) {
      let data2 = data.accept_content;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/accept_content", schemaPath: "#/properties/accept_content/type", keyword: "type", params: { type: schema43.properties.accept_content.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.accept_browser !== void 0) {
      let data3 = data.accept_browser;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/accept_browser", schemaPath: "#/properties/accept_browser/type", keyword: "type", params: { type: schema43.properties.accept_browser.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.color_depth !== void 0) {
      let data4 = data.color_depth;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/color_depth", schemaPath: "#/properties/color_depth/type", keyword: "type", params: { type: schema43.properties.color_depth.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.screen_height !== void 0) {
      let data5 = data.screen_height;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/screen_height", schemaPath: "#/properties/screen_height/type", keyword: "type", params: { type: schema43.properties.screen_height.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.screen_width !== void 0) {
      let data6 = data.screen_width;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/screen_width", schemaPath: "#/properties/screen_width/type", keyword: "type", params: { type: schema43.properties.screen_width.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.javascript_enabled !== void 0) {
      let data7 = data.javascript_enabled;
      if (typeof data7 !== "boolean" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/javascript_enabled", schemaPath: "#/properties/javascript_enabled/type", keyword: "type", params: { type: schema43.properties.javascript_enabled.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.java_enabled !== void 0) {
      let data8 = data.java_enabled;
      if (typeof data8 !== "boolean" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/java_enabled", schemaPath: "#/properties/java_enabled/type", keyword: "type", params: { type: schema43.properties.java_enabled.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.browser_time_difference !== void 0) {
      let data9 = data.browser_time_difference;
      if (typeof data9 !== "string" && data9 !== null) {
        const err9 = { instancePath: instancePath + "/browser_time_difference", schemaPath: "#/properties/browser_time_difference/type", keyword: "type", params: { type: schema43.properties.browser_time_difference.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.language !== void 0) {
      let data10 = data.language;
      if (typeof data10 !== "string" && data10 !== null) {
        const err10 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: schema43.properties.language.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.platform !== void 0) {
      let data11 = data.platform;
      if (typeof data11 !== "string" && data11 !== null) {
        const err11 = { instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: schema43.properties.platform.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err12);
    }
    errors++;
  }
  validate100.errors = vErrors;
  return errors === 0;
}
var schema44 = { "type": "object", "properties": { "document_type": { "x-basis": "own", "anyOf": [{ "$ref": "component:DocumentType" }, { "type": "null" }] }, "document_number": { "type": ["string", "null"], "x-basis": "own" } } };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate103.errors = vErrors;
  return errors === 0;
}
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.document_type !== void 0) {
      let data0 = data.document_type;
      const _errs2 = errors;
      let valid1 = false;
      const _errs3 = errors;
      if (!validate103(data0, { instancePath: instancePath + "/document_type", parentData: data, parentDataProperty: "document_type", rootData, dynamicAnchors })) {
        errors += validate103.errors.length;
        vErrors = joined(vErrors, validate103.errors);
      }
      var _valid0 = _errs3 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs4 = errors;
        if (data0 !== null) {
          const err0 = { instancePath: instancePath + "/document_type", schemaPath: "#/properties/document_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
        var _valid0 = _errs4 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err1 = { instancePath: instancePath + "/document_type", schemaPath: "#/properties/document_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      } else {
        errors = _errs2;
        if (vErrors !== null) {
          if (_errs2) {
            vErrors.length = Math.min(vErrors.length, _errs2);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.document_number !== void 0) {
      let data1 = data.document_number;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/document_number", schemaPath: "#/properties/document_number/type", keyword: "type", params: { type: schema44.properties.document_number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate102.errors = vErrors;
  return errors === 0;
}
var schema46 = { "type": "object", "properties": { "number": { "type": ["string", "null"], "x-basis": "own" }, "country_code": { "type": ["string", "null"], "x-basis": "own" } } };
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number !== void 0) {
      let data0 = data.number;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: schema46.properties.number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.country_code !== void 0) {
      let data1 = data.country_code;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: schema46.properties.country_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate106.errors = vErrors;
  return errors === 0;
}
var schema47 = { "type": "object", "properties": { "address_line_1": { "type": ["string", "null"], "x-basis": "own" }, "address_line_2": { "type": ["string", "null"], "x-basis": "own" }, "country": { "type": ["string", "null"], "x-basis": "own" }, "state": { "type": ["string", "null"], "x-basis": "own" }, "city": { "type": ["string", "null"], "x-basis": "own" }, "zip_code": { "type": ["string", "null"], "x-basis": "own" }, "neighborhood": { "type": ["string", "null"], "x-basis": "own" } } };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.address_line_1 !== void 0) {
      let data0 = data.address_line_1;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/address_line_1", schemaPath: "#/properties/address_line_1/type", keyword: "type", params: { type: schema47.properties.address_line_1.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.address_line_2 !== void 0) {
      let data1 = data.address_line_2;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/address_line_2", schemaPath: "#/properties/address_line_2/type", keyword: "type", params: { type: schema47.properties.address_line_2.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data2 = data.country;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema47.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.state !== void 0) {
      let data3 = data.state;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema47.properties.state.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.city !== void 0) {
      let data4 = data.city;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema47.properties.city.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.zip_code !== void 0) {
      let data5 = data.zip_code;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema47.properties.zip_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.neighborhood !== void 0) {
      let data6 = data.neighborhood;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/neighborhood", schemaPath: "#/properties/neighborhood/type", keyword: "type", params: { type: schema47.properties.neighborhood.type }, message: "must be string,null" };
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
  validate108.errors = vErrors;
  return errors === 0;
}
var schema48 = { "type": "object", "properties": { "latitude": { "type": ["string", "null"], "x-basis": "own" }, "longitude": { "type": ["string", "null"], "x-basis": "own" } } };
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.latitude !== void 0) {
      let data0 = data.latitude;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: schema48.properties.latitude.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.longitude !== void 0) {
      let data1 = data.longitude;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: schema48.properties.longitude.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate112.errors = vErrors;
  return errors === 0;
}
var formats4 = require_formats().fullFormats.date;
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema40.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.merchant_customer_id !== void 0) {
      let data1 = data.merchant_customer_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/merchant_customer_id", schemaPath: "#/properties/merchant_customer_id/type", keyword: "type", params: { type: schema40.properties.merchant_customer_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.first_name !== void 0) {
      let data2 = data.first_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: schema40.properties.first_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.last_name !== void 0) {
      let data3 = data.last_name;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: schema40.properties.last_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.gender !== void 0) {
      let data4 = data.gender;
      const _errs10 = errors;
      let valid1 = false;
      const _errs11 = errors;
      if (!validate95(data4, { instancePath: instancePath + "/gender", parentData: data, parentDataProperty: "gender", rootData, dynamicAnchors })) {
        errors += validate95.errors.length;
        vErrors = joined(vErrors, validate95.errors);
      }
      var _valid0 = _errs11 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs12 = errors;
        if (data4 !== null) {
          const err4 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs12 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err5 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs10;
        if (vErrors !== null) {
          if (_errs10) {
            vErrors.length = Math.min(vErrors.length, _errs10);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.date_of_birth !== void 0) {
      let data5 = data.date_of_birth;
      if (typeof data5 !== "string" && data5 !== null) {
        const err6 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/type", keyword: "type", params: { type: schema40.properties.date_of_birth.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (!formats4.validate(data5)) {
          const err7 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.email !== void 0) {
      let data6 = data.email;
      if (typeof data6 !== "string" && data6 !== null) {
        const err8 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema40.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.nationality !== void 0) {
      let data7 = data.nationality;
      const _errs19 = errors;
      let valid2 = false;
      const _errs20 = errors;
      if (!validate57(data7, { instancePath: instancePath + "/nationality", parentData: data, parentDataProperty: "nationality", rootData, dynamicAnchors })) {
        errors += validate57.errors.length;
        vErrors = joined(vErrors, validate57.errors);
      }
      var _valid1 = _errs20 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs21 = errors;
        if (data7 !== null) {
          const err9 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err9];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err9);
          }
          errors++;
        }
        var _valid1 = _errs21 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err10 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      } else {
        errors = _errs19;
        if (vErrors !== null) {
          if (_errs19) {
            vErrors.length = Math.min(vErrors.length, _errs19);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.ip_address !== void 0) {
      let data8 = data.ip_address;
      if (typeof data8 !== "string" && data8 !== null) {
        const err11 = { instancePath: instancePath + "/ip_address", schemaPath: "#/properties/ip_address/type", keyword: "type", params: { type: schema40.properties.ip_address.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.device_fingerprint !== void 0) {
      let data9 = data.device_fingerprint;
      if (typeof data9 !== "string" && data9 !== null) {
        const err12 = { instancePath: instancePath + "/device_fingerprint", schemaPath: "#/properties/device_fingerprint/type", keyword: "type", params: { type: schema40.properties.device_fingerprint.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.device_fingerprints !== void 0) {
      let data10 = data.device_fingerprints;
      if (!Array.isArray(data10) && data10 !== null) {
        const err13 = { instancePath: instancePath + "/device_fingerprints", schemaPath: "#/properties/device_fingerprints/type", keyword: "type", params: { type: schema40.properties.device_fingerprints.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
      if (Array.isArray(data10)) {
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate98(data10[i0], { instancePath: instancePath + "/device_fingerprints/" + i0, parentData: data10, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate98.errors.length;
            vErrors = joined(vErrors, validate98.errors);
          }
        }
      }
    }
    if (data.browser_info !== void 0) {
      let data12 = data.browser_info;
      const _errs31 = errors;
      let valid5 = false;
      const _errs32 = errors;
      if (!validate100(data12, { instancePath: instancePath + "/browser_info", parentData: data, parentDataProperty: "browser_info", rootData, dynamicAnchors })) {
        errors += validate100.errors.length;
        vErrors = joined(vErrors, validate100.errors);
      }
      var _valid2 = _errs32 === errors;
      valid5 = valid5 || _valid2;
      if (!valid5) {
        const _errs33 = errors;
        if (data12 !== null) {
          const err14 = { instancePath: instancePath + "/browser_info", schemaPath: "#/properties/browser_info/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
        var _valid2 = _errs33 === errors;
        valid5 = valid5 || _valid2;
      }
      if (!valid5) {
        const err15 = { instancePath: instancePath + "/browser_info", schemaPath: "#/properties/browser_info/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      } else {
        errors = _errs31;
        if (vErrors !== null) {
          if (_errs31) {
            vErrors.length = Math.min(vErrors.length, _errs31);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.document !== void 0) {
      let data13 = data.document;
      const _errs36 = errors;
      let valid6 = false;
      const _errs37 = errors;
      if (!validate102(data13, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
        errors += validate102.errors.length;
        vErrors = joined(vErrors, validate102.errors);
      }
      var _valid3 = _errs37 === errors;
      valid6 = valid6 || _valid3;
      if (!valid6) {
        const _errs38 = errors;
        if (data13 !== null) {
          const err16 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        var _valid3 = _errs38 === errors;
        valid6 = valid6 || _valid3;
      }
      if (!valid6) {
        const err17 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      } else {
        errors = _errs36;
        if (vErrors !== null) {
          if (_errs36) {
            vErrors.length = Math.min(vErrors.length, _errs36);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.phone !== void 0) {
      let data14 = data.phone;
      const _errs41 = errors;
      let valid7 = false;
      const _errs42 = errors;
      if (!validate106(data14, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors })) {
        errors += validate106.errors.length;
        vErrors = joined(vErrors, validate106.errors);
      }
      var _valid4 = _errs42 === errors;
      valid7 = valid7 || _valid4;
      if (!valid7) {
        const _errs43 = errors;
        if (data14 !== null) {
          const err18 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err18];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err18);
          }
          errors++;
        }
        var _valid4 = _errs43 === errors;
        valid7 = valid7 || _valid4;
      }
      if (!valid7) {
        const err19 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err19];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err19);
        }
        errors++;
      } else {
        errors = _errs41;
        if (vErrors !== null) {
          if (_errs41) {
            vErrors.length = Math.min(vErrors.length, _errs41);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.billing_address !== void 0) {
      let data15 = data.billing_address;
      const _errs46 = errors;
      let valid8 = false;
      const _errs47 = errors;
      if (!validate108(data15, { instancePath: instancePath + "/billing_address", parentData: data, parentDataProperty: "billing_address", rootData, dynamicAnchors })) {
        errors += validate108.errors.length;
        vErrors = joined(vErrors, validate108.errors);
      }
      var _valid5 = _errs47 === errors;
      valid8 = valid8 || _valid5;
      if (!valid8) {
        const _errs48 = errors;
        if (data15 !== null) {
          const err20 = { instancePath: instancePath + "/billing_address", schemaPath: "#/properties/billing_address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err20];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err20);
          }
          errors++;
        }
        var _valid5 = _errs48 === errors;
        valid8 = valid8 || _valid5;
      }
      if (!valid8) {
        const err21 = { instancePath: instancePath + "/billing_address", schemaPath: "#/properties/billing_address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err21];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err21);
        }
        errors++;
      } else {
        errors = _errs46;
        if (vErrors !== null) {
          if (_errs46) {
            vErrors.length = Math.min(vErrors.length, _errs46);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.shipping_address !== void 0) {
      let data16 = data.shipping_address;
      const _errs51 = errors;
      let valid9 = false;
      const _errs52 = errors;
      if (!validate108(data16, { instancePath: instancePath + "/shipping_address", parentData: data, parentDataProperty: "shipping_address", rootData, dynamicAnchors })) {
        errors += validate108.errors.length;
        vErrors = joined(vErrors, validate108.errors);
      }
      var _valid6 = _errs52 === errors;
      valid9 = valid9 || _valid6;
      if (!valid9) {
        const _errs53 = errors;
        if (data16 !== null) {
          const err22 = { instancePath: instancePath + "/shipping_address", schemaPath: "#/properties/shipping_address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err22];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err22);
          }
          errors++;
        }
        var _valid6 = _errs53 === errors;
        valid9 = valid9 || _valid6;
      }
      if (!valid9) {
        const err23 = { instancePath: instancePath + "/shipping_address", schemaPath: "#/properties/shipping_address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err23];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err23);
        }
        errors++;
      } else {
        errors = _errs51;
        if (vErrors !== null) {
          if (_errs51) {
            vErrors.length = Math.min(vErrors.length, _errs51);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.merchant_customer_created_at !== void 0) {
      let data17 = data.merchant_customer_created_at;
      const _errs56 = errors;
      let valid10 = false;
      const _errs57 = errors;
      if (!validate63(data17, { instancePath: instancePath + "/merchant_customer_created_at", parentData: data, parentDataProperty: "merchant_customer_created_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
      var _valid7 = _errs57 === errors;
      valid10 = valid10 || _valid7;
      if (!valid10) {
        const _errs58 = errors;
        if (data17 !== null) {
          const err24 = { instancePath: instancePath + "/merchant_customer_created_at", schemaPath: "#/properties/merchant_customer_created_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err24];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err24);
          }
          errors++;
        }
        var _valid7 = _errs58 === errors;
        valid10 = valid10 || _valid7;
      }
      if (!valid10) {
        const err25 = { instancePath: instancePath + "/merchant_customer_created_at", schemaPath: "#/properties/merchant_customer_created_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err25];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err25);
        }
        errors++;
      } else {
        errors = _errs56;
        if (vErrors !== null) {
          if (_errs56) {
            vErrors.length = Math.min(vErrors.length, _errs56);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.geolocation !== void 0) {
      let data18 = data.geolocation;
      const _errs61 = errors;
      let valid11 = false;
      const _errs62 = errors;
      if (!validate112(data18, { instancePath: instancePath + "/geolocation", parentData: data, parentDataProperty: "geolocation", rootData, dynamicAnchors })) {
        errors += validate112.errors.length;
        vErrors = joined(vErrors, validate112.errors);
      }
      var _valid8 = _errs62 === errors;
      valid11 = valid11 || _valid8;
      if (!valid11) {
        const _errs63 = errors;
        if (data18 !== null) {
          const err26 = { instancePath: instancePath + "/geolocation", schemaPath: "#/properties/geolocation/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err26];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err26);
          }
          errors++;
        }
        var _valid8 = _errs63 === errors;
        valid11 = valid11 || _valid8;
      }
      if (!valid11) {
        const err27 = { instancePath: instancePath + "/geolocation", schemaPath: "#/properties/geolocation/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err27];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err27);
        }
        errors++;
      } else {
        errors = _errs61;
        if (vErrors !== null) {
          if (_errs61) {
            vErrors.length = Math.min(vErrors.length, _errs61);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err28];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err28);
    }
    errors++;
  }
  validate94.errors = vErrors;
  return errors === 0;
}
var schema49 = { "type": "object", "properties": { "airline": { "x-basis": "own", "anyOf": [{ "$ref": "component:Airline" }, { "type": "null" }] }, "transportations": { "type": ["array", "object", "null"], "items": true, "additionalProperties": true, "x-basis": "own" }, "order": { "x-basis": "own", "anyOf": [{ "$ref": "component:Order" }, { "type": "null" }] }, "seller_details": { "x-basis": "own", "anyOf": [{ "$ref": "component:SellerDetails" }, { "type": "null" }] } } };
var schema50 = { "type": "object", "properties": { "pnr": { "type": ["string", "null"], "x-basis": "own" }, "legs": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:AirlineLeg" } }, "passengers": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:AirlinePassenger" } }, "type": { "type": ["string", "null"], "x-basis": "own" }, "ticket": { "x-basis": "own", "anyOf": [{ "$ref": "component:AirlineTicket" }, { "type": "null" }] }, "tickets": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:AirlineTicket" } } } };
var schema51 = { "type": "object", "properties": { "order": { "type": ["string", "null"], "x-basis": "own" }, "route_order": { "type": ["string", "null"], "x-basis": "own" }, "passenger_id": { "type": ["string", "null"], "x-basis": "own" }, "departure_airport": { "type": ["string", "null"], "x-basis": "own" }, "departure_datetime": { "type": ["string", "null"], "x-basis": "own" }, "departure_airport_timezone": { "type": ["string", "null"], "x-basis": "own" }, "arrival_airport": { "type": ["string", "null"], "x-basis": "own" }, "arrival_airport_timezone": { "type": ["string", "null"], "x-basis": "own" }, "arrival_datetime": { "type": ["string", "null"], "x-basis": "own" }, "carrier_code": { "type": ["string", "null"], "x-basis": "own" }, "flight_number": { "type": ["string", "null"], "x-basis": "own" }, "fare_basis_code": { "type": ["string", "null"], "x-basis": "own" }, "fare_class_code": { "type": ["string", "null"], "x-basis": "own" }, "base_fare": { "type": ["number", "null"], "x-basis": "own" }, "base_fare_currency": { "type": ["string", "null"], "x-basis": "own" }, "stopover_code": { "type": ["string", "null"], "x-basis": "own" }, "departure_airport_country": { "type": ["string", "null"], "x-basis": "own" }, "departure_airport_city": { "type": ["string", "null"], "x-basis": "own" }, "arrival_airport_country": { "type": ["string", "null"], "x-basis": "own" }, "arrival_airport_city": { "type": ["string", "null"], "x-basis": "own" }, "expedited_boarding": { "type": ["string", "null"], "x-basis": "own" }, "extra_baggage": { "type": ["string", "null"], "x-basis": "own" }, "purchased_meals": { "type": ["string", "null"], "x-basis": "own" }, "selected_seat": { "type": ["string", "null"], "x-basis": "own" } } };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.order !== void 0) {
      let data0 = data.order;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/type", keyword: "type", params: { type: schema51.properties.order.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.route_order !== void 0) {
      let data1 = data.route_order;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/route_order", schemaPath: "#/properties/route_order/type", keyword: "type", params: { type: schema51.properties.route_order.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.passenger_id !== void 0) {
      let data2 = data.passenger_id;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/passenger_id", schemaPath: "#/properties/passenger_id/type", keyword: "type", params: { type: schema51.properties.passenger_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.departure_airport !== void 0) {
      let data3 = data.departure_airport;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/departure_airport", schemaPath: "#/properties/departure_airport/type", keyword: "type", params: { type: schema51.properties.departure_airport.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.departure_datetime !== void 0) {
      let data4 = data.departure_datetime;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/departure_datetime", schemaPath: "#/properties/departure_datetime/type", keyword: "type", params: { type: schema51.properties.departure_datetime.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.departure_airport_timezone !== void 0) {
      let data5 = data.departure_airport_timezone;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/departure_airport_timezone", schemaPath: "#/properties/departure_airport_timezone/type", keyword: "type", params: { type: schema51.properties.departure_airport_timezone.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.arrival_airport !== void 0) {
      let data6 = data.arrival_airport;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/arrival_airport", schemaPath: "#/properties/arrival_airport/type", keyword: "type", params: { type: schema51.properties.arrival_airport.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.arrival_airport_timezone !== void 0) {
      let data7 = data.arrival_airport_timezone;
      if (typeof data7 !== "string" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/arrival_airport_timezone", schemaPath: "#/properties/arrival_airport_timezone/type", keyword: "type", params: { type: schema51.properties.arrival_airport_timezone.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.arrival_datetime !== void 0) {
      let data8 = data.arrival_datetime;
      if (typeof data8 !== "string" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/arrival_datetime", schemaPath: "#/properties/arrival_datetime/type", keyword: "type", params: { type: schema51.properties.arrival_datetime.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.carrier_code !== void 0) {
      let data9 = data.carrier_code;
      if (typeof data9 !== "string" && data9 !== null) {
        const err9 = { instancePath: instancePath + "/carrier_code", schemaPath: "#/properties/carrier_code/type", keyword: "type", params: { type: schema51.properties.carrier_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.flight_number !== void 0) {
      let data10 = data.flight_number;
      if (typeof data10 !== "string" && data10 !== null) {
        const err10 = { instancePath: instancePath + "/flight_number", schemaPath: "#/properties/flight_number/type", keyword: "type", params: { type: schema51.properties.flight_number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.fare_basis_code !== void 0) {
      let data11 = data.fare_basis_code;
      if (typeof data11 !== "string" && data11 !== null) {
        const err11 = { instancePath: instancePath + "/fare_basis_code", schemaPath: "#/properties/fare_basis_code/type", keyword: "type", params: { type: schema51.properties.fare_basis_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.fare_class_code !== void 0) {
      let data12 = data.fare_class_code;
      if (typeof data12 !== "string" && data12 !== null) {
        const err12 = { instancePath: instancePath + "/fare_class_code", schemaPath: "#/properties/fare_class_code/type", keyword: "type", params: { type: schema51.properties.fare_class_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.base_fare !== void 0) {
      let data13 = data.base_fare;
      if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null) {
        const err13 = { instancePath: instancePath + "/base_fare", schemaPath: "#/properties/base_fare/type", keyword: "type", params: { type: schema51.properties.base_fare.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.base_fare_currency !== void 0) {
      let data14 = data.base_fare_currency;
      if (typeof data14 !== "string" && data14 !== null) {
        const err14 = { instancePath: instancePath + "/base_fare_currency", schemaPath: "#/properties/base_fare_currency/type", keyword: "type", params: { type: schema51.properties.base_fare_currency.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.stopover_code !== void 0) {
      let data15 = data.stopover_code;
      if (typeof data15 !== "string" && data15 !== null) {
        const err15 = { instancePath: instancePath + "/stopover_code", schemaPath: "#/properties/stopover_code/type", keyword: "type", params: { type: schema51.properties.stopover_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.departure_airport_country !== void 0) {
      let data16 = data.departure_airport_country;
      if (typeof data16 !== "string" && data16 !== null) {
        const err16 = { instancePath: instancePath + "/departure_airport_country", schemaPath: "#/properties/departure_airport_country/type", keyword: "type", params: { type: schema51.properties.departure_airport_country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err16];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.departure_airport_city !== void 0) {
      let data17 = data.departure_airport_city;
      if (typeof data17 !== "string" && data17 !== null) {
        const err17 = { instancePath: instancePath + "/departure_airport_city", schemaPath: "#/properties/departure_airport_city/type", keyword: "type", params: { type: schema51.properties.departure_airport_city.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.arrival_airport_country !== void 0) {
      let data18 = data.arrival_airport_country;
      if (typeof data18 !== "string" && data18 !== null) {
        const err18 = { instancePath: instancePath + "/arrival_airport_country", schemaPath: "#/properties/arrival_airport_country/type", keyword: "type", params: { type: schema51.properties.arrival_airport_country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.arrival_airport_city !== void 0) {
      let data19 = data.arrival_airport_city;
      if (typeof data19 !== "string" && data19 !== null) {
        const err19 = { instancePath: instancePath + "/arrival_airport_city", schemaPath: "#/properties/arrival_airport_city/type", keyword: "type", params: { type: schema51.properties.arrival_airport_city.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.expedited_boarding !== void 0) {
      let data20 = data.expedited_boarding;
      if (typeof data20 !== "string" && data20 !== null) {
        const err20 = { instancePath: instancePath + "/expedited_boarding", schemaPath: "#/properties/expedited_boarding/type", keyword: "type", params: { type: schema51.properties.expedited_boarding.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.extra_baggage !== void 0) {
      let data21 = data.extra_baggage;
      if (typeof data21 !== "string" && data21 !== null) {
        const err21 = { instancePath: instancePath + "/extra_baggage", schemaPath: "#/properties/extra_baggage/type", keyword: "type", params: { type: schema51.properties.extra_baggage.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.purchased_meals !== void 0) {
      let data22 = data.purchased_meals;
      if (typeof data22 !== "string" && data22 !== null) {
        const err22 = { instancePath: instancePath + "/purchased_meals", schemaPath: "#/properties/purchased_meals/type", keyword: "type", params: { type: schema51.properties.purchased_meals.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err22];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.selected_seat !== void 0) {
      let data23 = data.selected_seat;
      if (typeof data23 !== "string" && data23 !== null) {
        const err23 = { instancePath: instancePath + "/selected_seat", schemaPath: "#/properties/selected_seat/type", keyword: "type", params: { type: schema51.properties.selected_seat.type }, message: "must be string,null" };
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
  validate117.errors = vErrors;
  return errors === 0;
}
var schema52 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "first_name": { "type": ["string", "null"], "x-basis": "own" }, "last_name": { "type": ["string", "null"], "x-basis": "own" }, "middle_name": { "type": ["string", "null"], "x-basis": "own" }, "type": { "x-basis": "own", "anyOf": [{ "$ref": "component:PassengerType" }, { "type": "null" }] }, "date_of_birth": { "type": ["string", "null"], "x-basis": "own" }, "nationality": { "type": ["string", "null"], "x-basis": "own" }, "document": { "x-basis": "own", "anyOf": [{ "$ref": "component:IdentityDocument" }, { "type": "null" }] }, "country": { "type": ["string", "null"], "x-basis": "own" }, "loyalty_number": { "type": ["string", "null"], "x-basis": "own" }, "loyalty_tier": { "type": ["string", "null"], "x-basis": "own" }, "email": { "type": ["string", "null"], "x-basis": "own" }, "phone": { "x-basis": "own", "anyOf": [{ "$ref": "component:Phone" }, { "type": "null" }] }, "address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] }, "evidence_document_source": { "type": ["string", "null"], "x-basis": "own" } } };
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate120.errors = vErrors;
  return errors === 0;
}
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema52.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.first_name !== void 0) {
      let data1 = data.first_name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: schema52.properties.first_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.last_name !== void 0) {
      let data2 = data.last_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: schema52.properties.last_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.middle_name !== void 0) {
      let data3 = data.middle_name;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/middle_name", schemaPath: "#/properties/middle_name/type", keyword: "type", params: { type: schema52.properties.middle_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data4 = data.type;
      const _errs10 = errors;
      let valid1 = false;
      const _errs11 = errors;
      if (!validate120(data4, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate120.errors.length;
        vErrors = joined(vErrors, validate120.errors);
      }
      var _valid0 = _errs11 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs12 = errors;
        if (data4 !== null) {
          const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs12 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs10;
        if (vErrors !== null) {
          if (_errs10) {
            vErrors.length = Math.min(vErrors.length, _errs10);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.date_of_birth !== void 0) {
      let data5 = data.date_of_birth;
      if (typeof data5 !== "string" && data5 !== null) {
        const err6 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/type", keyword: "type", params: { type: schema52.properties.date_of_birth.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.nationality !== void 0) {
      let data6 = data.nationality;
      if (typeof data6 !== "string" && data6 !== null) {
        const err7 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/type", keyword: "type", params: { type: schema52.properties.nationality.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.document !== void 0) {
      let data7 = data.document;
      const _errs19 = errors;
      let valid2 = false;
      const _errs20 = errors;
      if (!validate102(data7, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
        errors += validate102.errors.length;
        vErrors = joined(vErrors, validate102.errors);
      }
      var _valid1 = _errs20 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs21 = errors;
        if (data7 !== null) {
          const err8 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
        var _valid1 = _errs21 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err9 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      } else {
        errors = _errs19;
        if (vErrors !== null) {
          if (_errs19) {
            vErrors.length = Math.min(vErrors.length, _errs19);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.country !== void 0) {
      let data8 = data.country;
      if (typeof data8 !== "string" && data8 !== null) {
        const err10 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema52.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.loyalty_number !== void 0) {
      let data9 = data.loyalty_number;
      if (typeof data9 !== "string" && data9 !== null) {
        const err11 = { instancePath: instancePath + "/loyalty_number", schemaPath: "#/properties/loyalty_number/type", keyword: "type", params: { type: schema52.properties.loyalty_number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.loyalty_tier !== void 0) {
      let data10 = data.loyalty_tier;
      if (typeof data10 !== "string" && data10 !== null) {
        const err12 = { instancePath: instancePath + "/loyalty_tier", schemaPath: "#/properties/loyalty_tier/type", keyword: "type", params: { type: schema52.properties.loyalty_tier.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data11 = data.email;
      if (typeof data11 !== "string" && data11 !== null) {
        const err13 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema52.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.phone !== void 0) {
      let data12 = data.phone;
      const _errs32 = errors;
      let valid3 = false;
      const _errs33 = errors;
      if (!validate106(data12, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors })) {
        errors += validate106.errors.length;
        vErrors = joined(vErrors, validate106.errors);
      }
      var _valid2 = _errs33 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs34 = errors;
        if (data12 !== null) {
          const err14 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
        var _valid2 = _errs34 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err15 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      } else {
        errors = _errs32;
        if (vErrors !== null) {
          if (_errs32) {
            vErrors.length = Math.min(vErrors.length, _errs32);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.address !== void 0) {
      let data13 = data.address;
      const _errs37 = errors;
      let valid4 = false;
      const _errs38 = errors;
      if (!validate108(data13, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
        errors += validate108.errors.length;
        vErrors = joined(vErrors, validate108.errors);
      }
      var _valid3 = _errs38 === errors;
      valid4 = valid4 || _valid3;
      if (!valid4) {
        const _errs39 = errors;
        if (data13 !== null) {
          const err16 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        var _valid3 = _errs39 === errors;
        valid4 = valid4 || _valid3;
      }
      if (!valid4) {
        const err17 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      } else {
        errors = _errs37;
        if (vErrors !== null) {
          if (_errs37) {
            vErrors.length = Math.min(vErrors.length, _errs37);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.evidence_document_source !== void 0) {
      let data14 = data.evidence_document_source;
      if (typeof data14 !== "string" && data14 !== null) {
        const err18 = { instancePath: instancePath + "/evidence_document_source", schemaPath: "#/properties/evidence_document_source/type", keyword: "type", params: { type: schema52.properties.evidence_document_source.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err18);
        }
        errors++;
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
  validate119.errors = vErrors;
  return errors === 0;
}
var schema54 = { "type": "object", "properties": { "ticket_number": { "type": ["string", "null"], "x-basis": "own" }, "passenger_id": { "type": ["string", "null"], "x-basis": "own" }, "e_ticket": { "type": ["boolean", "null"], "x-basis": "own" }, "restricted": { "type": ["boolean", "null"], "x-basis": "own" }, "total_fare_amount": { "type": ["number", "null"], "x-basis": "own" }, "total_tax_amount": { "type": ["number", "null"], "x-basis": "own" }, "total_fee_amount": { "type": ["number", "null"], "x-basis": "own" }, "issue": { "x-basis": "own", "anyOf": [{ "$ref": "component:AirlineTicketIssue" }, { "type": "null" }] } } };
var schema55 = { "type": "object", "properties": { "carrier_prefix_code": { "type": ["string", "null"], "x-basis": "own" }, "travel_agent_code": { "type": ["string", "null"], "x-basis": "own" }, "travel_agent_name": { "type": ["string", "null"], "x-basis": "own" }, "date": { "type": ["string", "null"], "x-basis": "own" }, "address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": ["string", "null"] }] }, "city": { "type": ["string", "null"], "x-basis": "own" }, "country": { "type": ["string", "null"], "x-basis": "own" }, "zip_code": { "type": ["string", "null"], "x-basis": "own" }, "booking_system_code": { "type": ["string", "null"], "x-basis": "own" }, "booking_system_name": { "type": ["string", "null"], "x-basis": "own" } } };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.carrier_prefix_code !== void 0) {
      let data0 = data.carrier_prefix_code;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/carrier_prefix_code", schemaPath: "#/properties/carrier_prefix_code/type", keyword: "type", params: { type: schema55.properties.carrier_prefix_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.travel_agent_code !== void 0) {
      let data1 = data.travel_agent_code;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/travel_agent_code", schemaPath: "#/properties/travel_agent_code/type", keyword: "type", params: { type: schema55.properties.travel_agent_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.travel_agent_name !== void 0) {
      let data2 = data.travel_agent_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/travel_agent_name", schemaPath: "#/properties/travel_agent_name/type", keyword: "type", params: { type: schema55.properties.travel_agent_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.date !== void 0) {
      let data3 = data.date;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: schema55.properties.date.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.address !== void 0) {
      let data4 = data.address;
      const _errs10 = errors;
      let valid1 = false;
      const _errs11 = errors;
      if (!validate108(data4, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
        errors += validate108.errors.length;
        vErrors = joined(vErrors, validate108.errors);
      }
      var _valid0 = _errs11 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs12 = errors;
        if (typeof data4 !== "string" && data4 !== null) {
          const err4 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf/1/type", keyword: "type", params: { type: schema55.properties.address.anyOf[1].type }, message: "must be string,null" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs12 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err5 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs10;
        if (vErrors !== null) {
          if (_errs10) {
            vErrors.length = Math.min(vErrors.length, _errs10);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.city !== void 0) {
      let data5 = data.city;
      if (typeof data5 !== "string" && data5 !== null) {
        const err6 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema55.properties.city.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data6 = data.country;
      if (typeof data6 !== "string" && data6 !== null) {
        const err7 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema55.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.zip_code !== void 0) {
      let data7 = data.zip_code;
      if (typeof data7 !== "string" && data7 !== null) {
        const err8 = { instancePath: instancePath + "/zip_code", schemaPath: "#/properties/zip_code/type", keyword: "type", params: { type: schema55.properties.zip_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.booking_system_code !== void 0) {
      let data8 = data.booking_system_code;
      if (typeof data8 !== "string" && data8 !== null) {
        const err9 = { instancePath: instancePath + "/booking_system_code", schemaPath: "#/properties/booking_system_code/type", keyword: "type", params: { type: schema55.properties.booking_system_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.booking_system_name !== void 0) {
      let data9 = data.booking_system_name;
      if (typeof data9 !== "string" && data9 !== null) {
        const err10 = { instancePath: instancePath + "/booking_system_name", schemaPath: "#/properties/booking_system_name/type", keyword: "type", params: { type: schema55.properties.booking_system_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err11);
    }
    errors++;
  }
  validate127.errors = vErrors;
  return errors === 0;
}
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ticket_number !== void 0) {
      let data0 = data.ticket_number;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/ticket_number", schemaPath: "#/properties/ticket_number/type", keyword: "type", params: { type: schema54.properties.ticket_number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.passenger_id !== void 0) {
      let data1 = data.passenger_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/passenger_id", schemaPath: "#/properties/passenger_id/type", keyword: "type", params: { type: schema54.properties.passenger_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.e_ticket !== void 0) {
      let data2 = data.e_ticket;
      if (typeof data2 !== "boolean" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/e_ticket", schemaPath: "#/properties/e_ticket/type", keyword: "type", params: { type: schema54.properties.e_ticket.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.restricted !== void 0) {
      let data3 = data.restricted;
      if (typeof data3 !== "boolean" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/restricted", schemaPath: "#/properties/restricted/type", keyword: "type", params: { type: schema54.properties.restricted.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.total_fare_amount !== void 0) {
      let data4 = data.total_fare_amount;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err4 = { instancePath: instancePath + "/total_fare_amount", schemaPath: "#/properties/total_fare_amount/type", keyword: "type", params: { type: schema54.properties.total_fare_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.total_tax_amount !== void 0) {
      let data5 = data.total_tax_amount;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err5 = { instancePath: instancePath + "/total_tax_amount", schemaPath: "#/properties/total_tax_amount/type", keyword: "type", params: { type: schema54.properties.total_tax_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.total_fee_amount !== void 0) {
      let data6 = data.total_fee_amount;
      if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
        const err6 = { instancePath: instancePath + "/total_fee_amount", schemaPath: "#/properties/total_fee_amount/type", keyword: "type", params: { type: schema54.properties.total_fee_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.issue !== void 0) {
      let data7 = data.issue;
      const _errs16 = errors;
      let valid1 = false;
      const _errs17 = errors;
      if (!validate127(data7, { instancePath: instancePath + "/issue", parentData: data, parentDataProperty: "issue", rootData, dynamicAnchors })) {
        errors += validate127.errors.length;
        vErrors = joined(vErrors, validate127.errors);
      }
      var _valid0 = _errs17 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs18 = errors;
        if (data7 !== null) {
          const err7 = { instancePath: instancePath + "/issue", schemaPath: "#/properties/issue/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid0 = _errs18 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err8 = { instancePath: instancePath + "/issue", schemaPath: "#/properties/issue/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      } else {
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = Math.min(vErrors.length, _errs16);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err9);
    }
    errors++;
  }
  validate126.errors = vErrors;
  return errors === 0;
}
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pnr !== void 0) {
      let data0 = data.pnr;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/pnr", schemaPath: "#/properties/pnr/type", keyword: "type", params: { type: schema50.properties.pnr.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.legs !== void 0) {
      let data1 = data.legs;
      if (!Array.isArray(data1) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/legs", schemaPath: "#/properties/legs/type", keyword: "type", params: { type: schema50.properties.legs.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate117(data1[i0], { instancePath: instancePath + "/legs/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate117.errors.length;
            vErrors = joined(vErrors, validate117.errors);
          }
        }
      }
    }
    if (data.passengers !== void 0) {
      let data3 = data.passengers;
      if (!Array.isArray(data3) && data3 !== null) {
        const err2 = { instancePath: instancePath + "/passengers", schemaPath: "#/properties/passengers/type", keyword: "type", params: { type: schema50.properties.passengers.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate119(data3[i1], { instancePath: instancePath + "/passengers/" + i1, parentData: data3, parentDataProperty: i1, rootData, dynamicAnchors })) {
            errors += validate119.errors.length;
            vErrors = joined(vErrors, validate119.errors);
          }
        }
      }
    }
    if (data.type !== void 0) {
      let data5 = data.type;
      if (typeof data5 !== "string" && data5 !== null) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: schema50.properties.type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.ticket !== void 0) {
      let data6 = data.ticket;
      const _errs12 = errors;
      let valid5 = false;
      const _errs13 = errors;
      if (!validate126(data6, { instancePath: instancePath + "/ticket", parentData: data, parentDataProperty: "ticket", rootData, dynamicAnchors })) {
        errors += validate126.errors.length;
        vErrors = joined(vErrors, validate126.errors);
      }
      var _valid0 = _errs13 === errors;
      valid5 = valid5 || _valid0;
      if (!valid5) {
        const _errs14 = errors;
        if (data6 !== null) {
          const err4 = { instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs14 === errors;
        valid5 = valid5 || _valid0;
      }
      if (!valid5) {
        const err5 = { instancePath: instancePath + "/ticket", schemaPath: "#/properties/ticket/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs12;
        if (vErrors !== null) {
          if (_errs12) {
            vErrors.length = Math.min(vErrors.length, _errs12);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.tickets !== void 0) {
      let data7 = data.tickets;
      if (!Array.isArray(data7) && data7 !== null) {
        const err6 = { instancePath: instancePath + "/tickets", schemaPath: "#/properties/tickets/type", keyword: "type", params: { type: schema50.properties.tickets.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
      if (Array.isArray(data7)) {
        const len2 = data7.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate126(data7[i2], { instancePath: instancePath + "/tickets/" + i2, parentData: data7, parentDataProperty: i2, rootData, dynamicAnchors })) {
            errors += validate126.errors.length;
            vErrors = joined(vErrors, validate126.errors);
          }
        }
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
  validate116.errors = vErrors;
  return errors === 0;
}
var schema56 = { "type": "object", "properties": { "fee_amount": { "x-basis": "own", "type": ["number", "null"] }, "shipping_amount": { "x-basis": "own", "type": ["number", "null"] }, "tip_amount": { "x-basis": "own", "type": ["number", "null"] }, "items": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:OrderItem" } }, "taxes": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:OrderTax" } }, "shipping": { "x-basis": "own", "anyOf": [{ "$ref": "component:OrderShipping" }, { "type": "null" }] }, "account_funding": { "x-basis": "own", "anyOf": [{ "$ref": "component:AccountFunding" }, { "type": "null" }] }, "tickets": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:OrderTicket" } }, "fulfillment": { "x-basis": "own", "anyOf": [{ "$ref": "component:OpenObject" }, { "type": "null" }] }, "discounts": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:OrderDiscount" } }, "sales_channel": { "type": ["string", "null"], "x-basis": "own" } } };
var schema57 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "name": { "type": ["string", "null"], "x-basis": "own" }, "quantity": { "type": ["integer", "null"], "x-basis": "own" }, "unit_amount": { "type": ["number", "null"], "x-basis": "own" }, "category": { "type": ["string", "null"], "x-basis": "own" }, "brand": { "type": ["string", "null"], "x-basis": "own" }, "sku_code": { "type": ["string", "null"], "x-basis": "own" }, "manufacture_part_number": { "type": ["string", "null"], "x-basis": "own" } } };
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema57.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema57.properties.name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.quantity !== void 0) {
      let data2 = data.quantity;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: schema57.properties.quantity.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.unit_amount !== void 0) {
      let data3 = data.unit_amount;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/unit_amount", schemaPath: "#/properties/unit_amount/type", keyword: "type", params: { type: schema57.properties.unit_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      let data4 = data.category;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: schema57.properties.category.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.brand !== void 0) {
      let data5 = data.brand;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/type", keyword: "type", params: { type: schema57.properties.brand.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.sku_code !== void 0) {
      let data6 = data.sku_code;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/sku_code", schemaPath: "#/properties/sku_code/type", keyword: "type", params: { type: schema57.properties.sku_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.manufacture_part_number !== void 0) {
      let data7 = data.manufacture_part_number;
      if (typeof data7 !== "string" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/manufacture_part_number", schemaPath: "#/properties/manufacture_part_number/type", keyword: "type", params: { type: schema57.properties.manufacture_part_number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err8);
    }
    errors++;
  }
  validate134.errors = vErrors;
  return errors === 0;
}
var schema58 = { "type": "object", "properties": { "type": { "type": ["string", "null"], "x-basis": "own" }, "tax_base": { "type": ["number", "null"], "x-basis": "own" }, "value": { "type": ["number", "null"], "x-basis": "own" }, "percentage": { "type": ["number", "null"], "x-basis": "own" } } };
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: schema58.properties.type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.tax_base !== void 0) {
      let data1 = data.tax_base;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/tax_base", schemaPath: "#/properties/tax_base/type", keyword: "type", params: { type: schema58.properties.tax_base.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      let data2 = data.value;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: schema58.properties.value.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.percentage !== void 0) {
      let data3 = data.percentage;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/percentage", schemaPath: "#/properties/percentage/type", keyword: "type", params: { type: schema58.properties.percentage.type }, message: "must be number,null" };
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
  validate136.errors = vErrors;
  return errors === 0;
}
var schema59 = { "type": "object", "properties": { "type": { "type": ["string", "null"], "x-basis": "own" }, "description": { "type": ["string", "null"], "x-basis": "own" }, "carrier": { "type": ["string", "null"], "x-basis": "own" }, "deliver_at": { "type": ["string", "null"], "x-basis": "own" }, "recipients": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:OpenObject" } } } };
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: schema59.properties.type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema59.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.carrier !== void 0) {
      let data2 = data.carrier;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/carrier", schemaPath: "#/properties/carrier/type", keyword: "type", params: { type: schema59.properties.carrier.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.deliver_at !== void 0) {
      let data3 = data.deliver_at;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/deliver_at", schemaPath: "#/properties/deliver_at/type", keyword: "type", params: { type: schema59.properties.deliver_at.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.recipients !== void 0) {
      let data4 = data.recipients;
      if (!Array.isArray(data4) && data4 !== null) {
        const err4 = { instancePath: instancePath + "/recipients", schemaPath: "#/properties/recipients/type", keyword: "type", params: { type: schema59.properties.recipients.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate69(data4[i0], { instancePath: instancePath + "/recipients/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate69.errors.length;
            vErrors = joined(vErrors, validate69.errors);
          }
        }
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err5);
    }
    errors++;
  }
  validate138.errors = vErrors;
  return errors === 0;
}
var schema61 = { "type": "object", "properties": { "national_entity": { "type": ["string", "null"], "x-basis": "own" }, "first_name": { "type": ["string", "null"], "x-basis": "own" }, "last_name": { "type": ["string", "null"], "x-basis": "own" }, "legal_name": { "type": ["string", "null"], "x-basis": "own" }, "email": { "type": ["string", "null"], "x-basis": "own" }, "country": { "type": ["string", "null"], "x-basis": "own" }, "date_of_birth": { "type": ["string", "null"], "x-basis": "own" }, "document": { "x-basis": "own", "anyOf": [{ "$ref": "component:IdentityDocument" }, { "type": "null" }] }, "phone": { "x-basis": "own", "anyOf": [{ "$ref": "component:Phone" }, { "type": "null" }] }, "address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] } } };
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.national_entity !== void 0) {
      let data0 = data.national_entity;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/national_entity", schemaPath: "#/properties/national_entity/type", keyword: "type", params: { type: schema61.properties.national_entity.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.first_name !== void 0) {
      let data1 = data.first_name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: schema61.properties.first_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.last_name !== void 0) {
      let data2 = data.last_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: schema61.properties.last_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.legal_name !== void 0) {
      let data3 = data.legal_name;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/legal_name", schemaPath: "#/properties/legal_name/type", keyword: "type", params: { type: schema61.properties.legal_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data4 = data.email;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema61.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data5 = data.country;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema61.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.date_of_birth !== void 0) {
      let data6 = data.date_of_birth;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/type", keyword: "type", params: { type: schema61.properties.date_of_birth.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.document !== void 0) {
      let data7 = data.document;
      const _errs16 = errors;
      let valid1 = false;
      const _errs17 = errors;
      if (!validate102(data7, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
        errors += validate102.errors.length;
        vErrors = joined(vErrors, validate102.errors);
      }
      var _valid0 = _errs17 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs18 = errors;
        if (data7 !== null) {
          const err7 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid0 = _errs18 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err8 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      } else {
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = Math.min(vErrors.length, _errs16);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.phone !== void 0) {
      let data8 = data.phone;
      const _errs21 = errors;
      let valid2 = false;
      const _errs22 = errors;
      if (!validate106(data8, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors })) {
        errors += validate106.errors.length;
        vErrors = joined(vErrors, validate106.errors);
      }
      var _valid1 = _errs22 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs23 = errors;
        if (data8 !== null) {
          const err9 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err9];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err9);
          }
          errors++;
        }
        var _valid1 = _errs23 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err10 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      } else {
        errors = _errs21;
        if (vErrors !== null) {
          if (_errs21) {
            vErrors.length = Math.min(vErrors.length, _errs21);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.address !== void 0) {
      let data9 = data.address;
      const _errs26 = errors;
      let valid3 = false;
      const _errs27 = errors;
      if (!validate108(data9, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
        errors += validate108.errors.length;
        vErrors = joined(vErrors, validate108.errors);
      }
      var _valid2 = _errs27 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs28 = errors;
        if (data9 !== null) {
          const err11 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err11];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err11);
          }
          errors++;
        }
        var _valid2 = _errs28 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err12 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs26;
        if (vErrors !== null) {
          if (_errs26) {
            vErrors.length = Math.min(vErrors.length, _errs26);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err13);
    }
    errors++;
  }
  validate142.errors = vErrors;
  return errors === 0;
}
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sender !== void 0) {
      let data0 = data.sender;
      const _errs2 = errors;
      let valid1 = false;
      const _errs3 = errors;
      if (!validate142(data0, { instancePath: instancePath + "/sender", parentData: data, parentDataProperty: "sender", rootData, dynamicAnchors })) {
        errors += validate142.errors.length;
        vErrors = joined(vErrors, validate142.errors);
      }
      var _valid0 = _errs3 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs4 = errors;
        if (data0 !== null) {
          const err0 = { instancePath: instancePath + "/sender", schemaPath: "#/properties/sender/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
        var _valid0 = _errs4 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err1 = { instancePath: instancePath + "/sender", schemaPath: "#/properties/sender/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      } else {
        errors = _errs2;
        if (vErrors !== null) {
          if (_errs2) {
            vErrors.length = Math.min(vErrors.length, _errs2);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.beneficiary !== void 0) {
      let data1 = data.beneficiary;
      const _errs7 = errors;
      let valid2 = false;
      const _errs8 = errors;
      if (!validate142(data1, { instancePath: instancePath + "/beneficiary", parentData: data, parentDataProperty: "beneficiary", rootData, dynamicAnchors })) {
        errors += validate142.errors.length;
        vErrors = joined(vErrors, validate142.errors);
      }
      var _valid1 = _errs8 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs9 = errors;
        if (data1 !== null) {
          const err2 = { instancePath: instancePath + "/beneficiary", schemaPath: "#/properties/beneficiary/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid1 = _errs9 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err3 = { instancePath: instancePath + "/beneficiary", schemaPath: "#/properties/beneficiary/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs7;
        if (vErrors !== null) {
          if (_errs7) {
            vErrors.length = Math.min(vErrors.length, _errs7);
          } else {
            vErrors = null;
          }
        }
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
  validate141.errors = vErrors;
  return errors === 0;
}
var schema62 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "name": { "type": ["string", "null"], "x-basis": "own" }, "description": { "type": ["string", "null"], "x-basis": "own" }, "type": { "type": ["string", "null"], "x-basis": "own" }, "amount": { "x-basis": "own", "anyOf": [{ "$ref": "component:OrderTicketAmount" }, { "type": "null" }] }, "event": { "x-basis": "own", "anyOf": [{ "$ref": "component:OrderTicketEvent" }, { "type": "null" }] } } };
var schema63 = { "type": "object", "properties": { "value": { "type": ["number", "null"], "x-basis": "own" }, "currency": { "x-basis": "own", "anyOf": [{ "$ref": "component:CurrencyCode" }, { "type": "null" }] } } };
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value !== void 0) {
      let data0 = data.value;
      if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: schema63.properties.value.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.currency !== void 0) {
      let data1 = data.currency;
      const _errs4 = errors;
      let valid1 = false;
      const _errs5 = errors;
      if (!validate67(data1, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        errors += validate67.errors.length;
        vErrors = joined(vErrors, validate67.errors);
      }
      var _valid0 = _errs5 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs6 = errors;
        if (data1 !== null) {
          const err1 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err2 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      } else {
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = Math.min(vErrors.length, _errs4);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate150.errors = vErrors;
  return errors === 0;
}
var schema64 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "name": { "type": ["string", "null"], "x-basis": "own" }, "description": { "type": ["string", "null"], "x-basis": "own" }, "type": { "type": ["string", "null"], "x-basis": "own" }, "date": { "type": ["string", "null"], "x-basis": "own" }, "address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] } } };
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema64.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema64.properties.name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema64.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: schema64.properties.type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.date !== void 0) {
      let data4 = data.date;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: schema64.properties.date.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.address !== void 0) {
      let data5 = data.address;
      const _errs12 = errors;
      let valid1 = false;
      const _errs13 = errors;
      if (!validate108(data5, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
        errors += validate108.errors.length;
        vErrors = joined(vErrors, validate108.errors);
      }
      var _valid0 = _errs13 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs14 = errors;
        if (data5 !== null) {
          const err5 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs14 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err6 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs12;
        if (vErrors !== null) {
          if (_errs12) {
            vErrors.length = Math.min(vErrors.length, _errs12);
          } else {
            vErrors = null;
          }
        }
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
  validate153.errors = vErrors;
  return errors === 0;
}
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema62.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema62.properties.name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema62.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: schema62.properties.type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      let data4 = data.amount;
      const _errs10 = errors;
      let valid1 = false;
      const _errs11 = errors;
      if (!validate150(data4, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors })) {
        errors += validate150.errors.length;
        vErrors = joined(vErrors, validate150.errors);
      }
      var _valid0 = _errs11 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs12 = errors;
        if (data4 !== null) {
          const err4 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs12 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err5 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs10;
        if (vErrors !== null) {
          if (_errs10) {
            vErrors.length = Math.min(vErrors.length, _errs10);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.event !== void 0) {
      let data5 = data.event;
      const _errs15 = errors;
      let valid2 = false;
      const _errs16 = errors;
      if (!validate153(data5, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData, dynamicAnchors })) {
        errors += validate153.errors.length;
        vErrors = joined(vErrors, validate153.errors);
      }
      var _valid1 = _errs16 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs17 = errors;
        if (data5 !== null) {
          const err6 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
        var _valid1 = _errs17 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err7 = { instancePath: instancePath + "/event", schemaPath: "#/properties/event/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      } else {
        errors = _errs15;
        if (vErrors !== null) {
          if (_errs15) {
            vErrors.length = Math.min(vErrors.length, _errs15);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err8);
    }
    errors++;
  }
  validate149.errors = vErrors;
  return errors === 0;
}
var schema65 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "name": { "type": ["string", "null"], "x-basis": "own" }, "unit_amount": { "type": ["number", "null"], "x-basis": "own" } } };
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema65.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema65.properties.name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.unit_amount !== void 0) {
      let data2 = data.unit_amount;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/unit_amount", schemaPath: "#/properties/unit_amount/type", keyword: "type", params: { type: schema65.properties.unit_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate158.errors = vErrors;
  return errors === 0;
}
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fee_amount !== void 0) {
      let data0 = data.fee_amount;
      if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/fee_amount", schemaPath: "#/properties/fee_amount/type", keyword: "type", params: { type: schema56.properties.fee_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.shipping_amount !== void 0) {
      let data1 = data.shipping_amount;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err1 = { instancePath: instancePath + "/shipping_amount", schemaPath: "#/properties/shipping_amount/type", keyword: "type", params: { type: schema56.properties.shipping_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.tip_amount !== void 0) {
      let data2 = data.tip_amount;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/tip_amount", schemaPath: "#/properties/tip_amount/type", keyword: "type", params: { type: schema56.properties.tip_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.items !== void 0) {
      let data3 = data.items;
      if (!Array.isArray(data3) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: schema56.properties.items.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate134(data3[i0], { instancePath: instancePath + "/items/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate134.errors.length;
            vErrors = joined(vErrors, validate134.errors);
          }
        }
      }
    }
    if (data.taxes !== void 0) {
      let data5 = data.taxes;
      if (!Array.isArray(data5) && data5 !== null) {
        const err4 = { instancePath: instancePath + "/taxes", schemaPath: "#/properties/taxes/type", keyword: "type", params: { type: schema56.properties.taxes.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate136(data5[i1], { instancePath: instancePath + "/taxes/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors })) {
            errors += validate136.errors.length;
            vErrors = joined(vErrors, validate136.errors);
          }
        }
      }
    }
    if (data.shipping !== void 0) {
      let data7 = data.shipping;
      const _errs14 = errors;
      let valid5 = false;
      const _errs15 = errors;
      if (!validate138(data7, { instancePath: instancePath + "/shipping", parentData: data, parentDataProperty: "shipping", rootData, dynamicAnchors })) {
        errors += validate138.errors.length;
        vErrors = joined(vErrors, validate138.errors);
      }
      var _valid0 = _errs15 === errors;
      valid5 = valid5 || _valid0;
      if (!valid5) {
        const _errs16 = errors;
        if (data7 !== null) {
          const err5 = { instancePath: instancePath + "/shipping", schemaPath: "#/properties/shipping/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs16 === errors;
        valid5 = valid5 || _valid0;
      }
      if (!valid5) {
        const err6 = { instancePath: instancePath + "/shipping", schemaPath: "#/properties/shipping/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs14;
        if (vErrors !== null) {
          if (_errs14) {
            vErrors.length = Math.min(vErrors.length, _errs14);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.account_funding !== void 0) {
      let data8 = data.account_funding;
      const _errs19 = errors;
      let valid6 = false;
      const _errs20 = errors;
      if (!validate141(data8, { instancePath: instancePath + "/account_funding", parentData: data, parentDataProperty: "account_funding", rootData, dynamicAnchors })) {
        errors += validate141.errors.length;
        vErrors = joined(vErrors, validate141.errors);
      }
      var _valid1 = _errs20 === errors;
      valid6 = valid6 || _valid1;
      if (!valid6) {
        const _errs21 = errors;
        if (data8 !== null) {
          const err7 = { instancePath: instancePath + "/account_funding", schemaPath: "#/properties/account_funding/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid1 = _errs21 === errors;
        valid6 = valid6 || _valid1;
      }
      if (!valid6) {
        const err8 = { instancePath: instancePath + "/account_funding", schemaPath: "#/properties/account_funding/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      } else {
        errors = _errs19;
        if (vErrors !== null) {
          if (_errs19) {
            vErrors.length = Math.min(vErrors.length, _errs19);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.tickets !== void 0) {
      let data9 = data.tickets;
      if (!Array.isArray(data9) && data9 !== null) {
        const err9 = { instancePath: instancePath + "/tickets", schemaPath: "#/properties/tickets/type", keyword: "type", params: { type: schema56.properties.tickets.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
      if (Array.isArray(data9)) {
        const len2 = data9.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate149(data9[i2], { instancePath: instancePath + "/tickets/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors })) {
            errors += validate149.errors.length;
            vErrors = joined(vErrors, validate149.errors);
          }
        }
      }
    }
    if (data.fulfillment !== void 0) {
      let data11 = data.fulfillment;
      const _errs27 = errors;
      let valid9 = false;
      const _errs28 = errors;
      if (!validate69(data11, { instancePath: instancePath + "/fulfillment", parentData: data, parentDataProperty: "fulfillment", rootData, dynamicAnchors })) {
        errors += validate69.errors.length;
        vErrors = joined(vErrors, validate69.errors);
      }
      var _valid2 = _errs28 === errors;
      valid9 = valid9 || _valid2;
      if (!valid9) {
        const _errs29 = errors;
        if (data11 !== null) {
          const err10 = { instancePath: instancePath + "/fulfillment", schemaPath: "#/properties/fulfillment/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err10];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err10);
          }
          errors++;
        }
        var _valid2 = _errs29 === errors;
        valid9 = valid9 || _valid2;
      }
      if (!valid9) {
        const err11 = { instancePath: instancePath + "/fulfillment", schemaPath: "#/properties/fulfillment/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = Math.min(vErrors.length, _errs27);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.discounts !== void 0) {
      let data12 = data.discounts;
      if (!Array.isArray(data12) && data12 !== null) {
        const err12 = { instancePath: instancePath + "/discounts", schemaPath: "#/properties/discounts/type", keyword: "type", params: { type: schema56.properties.discounts.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
      if (Array.isArray(data12)) {
        const len3 = data12.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!validate158(data12[i3], { instancePath: instancePath + "/discounts/" + i3, parentData: data12, parentDataProperty: i3, rootData, dynamicAnchors })) {
            errors += validate158.errors.length;
            vErrors = joined(vErrors, validate158.errors);
          }
        }
      }
    }
    if (data.sales_channel !== void 0) {
      let data14 = data.sales_channel;
      if (typeof data14 !== "string" && data14 !== null) {
        const err13 = { instancePath: instancePath + "/sales_channel", schemaPath: "#/properties/sales_channel/type", keyword: "type", params: { type: schema56.properties.sales_channel.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err14);
    }
    errors++;
  }
  validate133.errors = vErrors;
  return errors === 0;
}
var schema66 = { "type": "object", "properties": { "name": { "type": ["string", "null"], "x-basis": "own" }, "website": { "type": ["string", "null"], "x-basis": "own" }, "email": { "type": ["string", "null"], "x-basis": "own" }, "address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] }, "reference": { "type": ["string", "null"], "x-basis": "own" }, "country": { "type": ["string", "null"], "x-basis": "own" }, "phone": { "x-basis": "own", "anyOf": [{ "$ref": "component:Phone" }, { "type": "null" }] }, "document": { "x-basis": "own", "anyOf": [{ "$ref": "component:IdentityDocument" }, { "type": "null" }] }, "industry": { "type": ["string", "null"], "x-basis": "own" }, "merchant_category_code": { "type": ["string", "null"], "x-basis": "own" } } };
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema66.properties.name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.website !== void 0) {
      let data1 = data.website;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/type", keyword: "type", params: { type: schema66.properties.website.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data2 = data.email;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema66.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.address !== void 0) {
      let data3 = data.address;
      const _errs8 = errors;
      let valid1 = false;
      const _errs9 = errors;
      if (!validate108(data3, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
        errors += validate108.errors.length;
        vErrors = joined(vErrors, validate108.errors);
      }
      var _valid0 = _errs9 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs10 = errors;
        if (data3 !== null) {
          const err3 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
        var _valid0 = _errs10 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err4 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      } else {
        errors = _errs8;
        if (vErrors !== null) {
          if (_errs8) {
            vErrors.length = Math.min(vErrors.length, _errs8);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.reference !== void 0) {
      let data4 = data.reference;
      if (typeof data4 !== "string" && data4 !== null) {
        const err5 = { instancePath: instancePath + "/reference", schemaPath: "#/properties/reference/type", keyword: "type", params: { type: schema66.properties.reference.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data5 = data.country;
      if (typeof data5 !== "string" && data5 !== null) {
        const err6 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema66.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.phone !== void 0) {
      let data6 = data.phone;
      const _errs17 = errors;
      let valid2 = false;
      const _errs18 = errors;
      if (!validate106(data6, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors })) {
        errors += validate106.errors.length;
        vErrors = joined(vErrors, validate106.errors);
      }
      var _valid1 = _errs18 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs19 = errors;
        if (data6 !== null) {
          const err7 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid1 = _errs19 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err8 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      } else {
        errors = _errs17;
        if (vErrors !== null) {
          if (_errs17) {
            vErrors.length = Math.min(vErrors.length, _errs17);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.document !== void 0) {
      let data7 = data.document;
      const _errs22 = errors;
      let valid3 = false;
      const _errs23 = errors;
      if (!validate102(data7, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
        errors += validate102.errors.length;
        vErrors = joined(vErrors, validate102.errors);
      }
      var _valid2 = _errs23 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs24 = errors;
        if (data7 !== null) {
          const err9 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err9];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err9);
          }
          errors++;
        }
        var _valid2 = _errs24 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err10 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = Math.min(vErrors.length, _errs22);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.industry !== void 0) {
      let data8 = data.industry;
      if (typeof data8 !== "string" && data8 !== null) {
        const err11 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/type", keyword: "type", params: { type: schema66.properties.industry.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.merchant_category_code !== void 0) {
      let data9 = data.merchant_category_code;
      if (typeof data9 !== "string" && data9 !== null) {
        const err12 = { instancePath: instancePath + "/merchant_category_code", schemaPath: "#/properties/merchant_category_code/type", keyword: "type", params: { type: schema66.properties.merchant_category_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err13);
    }
    errors++;
  }
  validate161.errors = vErrors;
  return errors === 0;
}
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.airline !== void 0) {
      let data0 = data.airline;
      const _errs2 = errors;
      let valid1 = false;
      const _errs3 = errors;
      if (!validate116(data0, { instancePath: instancePath + "/airline", parentData: data, parentDataProperty: "airline", rootData, dynamicAnchors })) {
        errors += validate116.errors.length;
        vErrors = joined(vErrors, validate116.errors);
      }
      var _valid0 = _errs3 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs4 = errors;
        if (data0 !== null) {
          const err0 = { instancePath: instancePath + "/airline", schemaPath: "#/properties/airline/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
        var _valid0 = _errs4 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err1 = { instancePath: instancePath + "/airline", schemaPath: "#/properties/airline/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      } else {
        errors = _errs2;
        if (vErrors !== null) {
          if (_errs2) {
            vErrors.length = Math.min(vErrors.length, _errs2);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.transportations !== void 0) {
      if (typeof data.transportations != "object") {
        const err2 = { instancePath: instancePath + "/transportations", schemaPath: "#/properties/transportations/type", keyword: "type", params: { type: schema49.properties.transportations.type }, message: "must be array,object,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.order !== void 0) {
      let data2 = data.order;
      const _errs10 = errors;
      let valid2 = false;
      const _errs11 = errors;
      if (!validate133(data2, { instancePath: instancePath + "/order", parentData: data, parentDataProperty: "order", rootData, dynamicAnchors })) {
        errors += validate133.errors.length;
        vErrors = joined(vErrors, validate133.errors);
      }
      var _valid1 = _errs11 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs12 = errors;
        if (data2 !== null) {
          const err3 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
        var _valid1 = _errs12 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err4 = { instancePath: instancePath + "/order", schemaPath: "#/properties/order/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      } else {
        errors = _errs10;
        if (vErrors !== null) {
          if (_errs10) {
            vErrors.length = Math.min(vErrors.length, _errs10);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.seller_details !== void 0) {
      let data3 = data.seller_details;
      const _errs15 = errors;
      let valid3 = false;
      const _errs16 = errors;
      if (!validate161(data3, { instancePath: instancePath + "/seller_details", parentData: data, parentDataProperty: "seller_details", rootData, dynamicAnchors })) {
        errors += validate161.errors.length;
        vErrors = joined(vErrors, validate161.errors);
      }
      var _valid2 = _errs16 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs17 = errors;
        if (data3 !== null) {
          const err5 = { instancePath: instancePath + "/seller_details", schemaPath: "#/properties/seller_details/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid2 = _errs17 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err6 = { instancePath: instancePath + "/seller_details", schemaPath: "#/properties/seller_details/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs15;
        if (vErrors !== null) {
          if (_errs15) {
            vErrors.length = Math.min(vErrors.length, _errs15);
          } else {
            vErrors = null;
          }
        }
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
  validate115.errors = vErrors;
  return errors === 0;
}
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate167.errors = vErrors;
  return errors === 0;
}
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.key !== void 0) {
      if (typeof data.key !== "string") {
        const err2 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      if (typeof data.value !== "string") {
        const err3 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate169.errors = vErrors;
  return errors === 0;
}
var schema70 = { "x-basis": "own", "type": "object", "required": ["id"], "properties": { "id": { "type": "number" }, "name": { "type": ["string", "null"], "x-basis": "own" }, "description": { "type": ["string", "null"], "x-basis": "own" } } };
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema70.properties.name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema70.properties.description.type }, message: "must be string,null" };
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
  validate173.errors = vErrors;
  return errors === 0;
}
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.smart_routing === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "smart_routing" }, message: "must have required property 'smart_routing'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.monitors === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "monitors" }, message: "must have required property 'monitors'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.smart_routing !== void 0) {
      if (typeof data.smart_routing !== "boolean") {
        const err2 = { instancePath: instancePath + "/smart_routing", schemaPath: "#/properties/smart_routing/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.monitors !== void 0) {
      if (typeof data.monitors !== "boolean") {
        const err3 = { instancePath: instancePath + "/monitors", schemaPath: "#/properties/monitors/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.condition !== void 0) {
      let data2 = data.condition;
      const _errs6 = errors;
      let valid1 = false;
      const _errs7 = errors;
      if (!validate173(data2, { instancePath: instancePath + "/condition", parentData: data, parentDataProperty: "condition", rootData, dynamicAnchors })) {
        errors += validate173.errors.length;
        vErrors = joined(vErrors, validate173.errors);
      }
      var _valid0 = _errs7 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs8 = errors;
        if (data2 !== null) {
          const err4 = { instancePath: instancePath + "/condition", schemaPath: "#/properties/condition/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs8 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err5 = { instancePath: instancePath + "/condition", schemaPath: "#/properties/condition/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs6;
        if (vErrors !== null) {
          if (_errs6) {
            vErrors.length = Math.min(vErrors.length, _errs6);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err6);
    }
    errors++;
  }
  validate172.errors = vErrors;
  return errors === 0;
}
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.account_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" }, message: "must have required property 'account_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.description === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.country === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country" }, message: "must have required property 'country'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.sub_status === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sub_status" }, message: "must have required property 'sub_status'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.merchant_order_id === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchant_order_id" }, message: "must have required property 'merchant_order_id'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.updated_at === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.amount === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.payment_method === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment_method" }, message: "must have required property 'payment_method'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.callback_url === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callback_url" }, message: "must have required property 'callback_url'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.workflow === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workflow" }, message: "must have required property 'workflow'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.metadata === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metadata" }, message: "must have required property 'metadata'" };
      if (vErrors === null) {
        vErrors = [err13];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.payment_link_id === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment_link_id" }, message: "must have required property 'payment_link_id'" };
      if (vErrors === null) {
        vErrors = [err14];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.routing_rules === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "routing_rules" }, message: "must have required property 'routing_rules'" };
      if (vErrors === null) {
        vErrors = [err15];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.simplified_mode === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "simplified_mode" }, message: "must have required property 'simplified_mode'" };
      if (vErrors === null) {
        vErrors = [err16];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (!validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
    }
    if (data.account_id !== void 0) {
      if (!validate54(data.account_id, { instancePath: instancePath + "/account_id", parentData: data, parentDataProperty: "account_id", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        const err17 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      if (!validate57(data.country, { instancePath: instancePath + "/country", parentData: data, parentDataProperty: "country", rootData, dynamicAnchors })) {
        errors += validate57.errors.length;
        vErrors = joined(vErrors, validate57.errors);
      }
    }
    if (data.status !== void 0) {
      if (!validate59(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate59.errors.length;
        vErrors = joined(vErrors, validate59.errors);
      }
    }
    if (data.sub_status !== void 0) {
      if (!validate61(data.sub_status, { instancePath: instancePath + "/sub_status", parentData: data, parentDataProperty: "sub_status", rootData, dynamicAnchors })) {
        errors += validate61.errors.length;
        vErrors = joined(vErrors, validate61.errors);
      }
    }
    if (data.merchant_order_id !== void 0) {
      if (typeof data.merchant_order_id !== "string") {
        const err18 = { instancePath: instancePath + "/merchant_order_id", schemaPath: "#/properties/merchant_order_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      if (!validate63(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
    if (data.updated_at !== void 0) {
      if (!validate63(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
    if (data.amount !== void 0) {
      if (!validate66(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors })) {
        errors += validate66.errors.length;
        vErrors = joined(vErrors, validate66.errors);
      }
    }
    if (data.checkout !== void 0) {
      let data10 = data.checkout;
      const _errs16 = errors;
      let valid3 = false;
      const _errs17 = errors;
      if (!validate72(data10, { instancePath: instancePath + "/checkout", parentData: data, parentDataProperty: "checkout", rootData, dynamicAnchors })) {
        errors += validate72.errors.length;
        vErrors = joined(vErrors, validate72.errors);
      }
      var _valid0 = _errs17 === errors;
      valid3 = valid3 || _valid0;
      if (!valid3) {
        const _errs18 = errors;
        if (data10 !== null) {
          const err19 = { instancePath: instancePath + "/checkout", schemaPath: "#/properties/checkout/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err19];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err19);
          }
          errors++;
        }
        var _valid0 = _errs18 === errors;
        valid3 = valid3 || _valid0;
      }
      if (!valid3) {
        const err20 = { instancePath: instancePath + "/checkout", schemaPath: "#/properties/checkout/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err20];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err20);
        }
        errors++;
      } else {
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = Math.min(vErrors.length, _errs16);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.payment_method !== void 0) {
      if (!validate74(data.payment_method, { instancePath: instancePath + "/payment_method", parentData: data, parentDataProperty: "payment_method", rootData, dynamicAnchors })) {
        errors += validate74.errors.length;
        vErrors = joined(vErrors, validate74.errors);
      }
    }
    if (data.customer_payer !== void 0) {
      let data12 = data.customer_payer;
      const _errs22 = errors;
      let valid4 = false;
      const _errs23 = errors;
      if (!validate94(data12, { instancePath: instancePath + "/customer_payer", parentData: data, parentDataProperty: "customer_payer", rootData, dynamicAnchors })) {
        errors += validate94.errors.length;
        vErrors = joined(vErrors, validate94.errors);
      }
      var _valid1 = _errs23 === errors;
      valid4 = valid4 || _valid1;
      if (!valid4) {
        const _errs24 = errors;
        if (data12 !== null) {
          const err21 = { instancePath: instancePath + "/customer_payer", schemaPath: "#/properties/customer_payer/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err21];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err21);
          }
          errors++;
        }
        var _valid1 = _errs24 === errors;
        valid4 = valid4 || _valid1;
      }
      if (!valid4) {
        const err22 = { instancePath: instancePath + "/customer_payer", schemaPath: "#/properties/customer_payer/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err22];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err22);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = Math.min(vErrors.length, _errs22);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.additional_data !== void 0) {
      let data13 = data.additional_data;
      const _errs27 = errors;
      let valid5 = false;
      const _errs28 = errors;
      if (!validate115(data13, { instancePath: instancePath + "/additional_data", parentData: data, parentDataProperty: "additional_data", rootData, dynamicAnchors })) {
        errors += validate115.errors.length;
        vErrors = joined(vErrors, validate115.errors);
      }
      var _valid2 = _errs28 === errors;
      valid5 = valid5 || _valid2;
      if (!valid5) {
        const _errs29 = errors;
        if (data13 !== null) {
          const err23 = { instancePath: instancePath + "/additional_data", schemaPath: "#/properties/additional_data/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err23];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err23);
          }
          errors++;
        }
        var _valid2 = _errs29 === errors;
        valid5 = valid5 || _valid2;
      }
      if (!valid5) {
        const err24 = { instancePath: instancePath + "/additional_data", schemaPath: "#/properties/additional_data/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err24];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err24);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = Math.min(vErrors.length, _errs27);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.callback_url !== void 0) {
      if (typeof data.callback_url !== "string") {
        const err25 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err25];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.workflow !== void 0) {
      if (!validate167(data.workflow, { instancePath: instancePath + "/workflow", parentData: data, parentDataProperty: "workflow", rootData, dynamicAnchors })) {
        errors += validate167.errors.length;
        vErrors = joined(vErrors, validate167.errors);
      }
    }
    if (data.metadata !== void 0) {
      let data16 = data.metadata;
      if (Array.isArray(data16)) {
        const len0 = data16.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate169(data16[i0], { instancePath: instancePath + "/metadata/" + i0, parentData: data16, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate169.errors.length;
            vErrors = joined(vErrors, validate169.errors);
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err26];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.fraud_screening !== void 0) {
      let data18 = data.fraud_screening;
      const _errs38 = errors;
      let valid8 = false;
      const _errs39 = errors;
      if (!validate69(data18, { instancePath: instancePath + "/fraud_screening", parentData: data, parentDataProperty: "fraud_screening", rootData, dynamicAnchors })) {
        errors += validate69.errors.length;
        vErrors = joined(vErrors, validate69.errors);
      }
      var _valid3 = _errs39 === errors;
      valid8 = valid8 || _valid3;
      if (!valid8) {
        const _errs40 = errors;
        if (data18 !== null) {
          const err27 = { instancePath: instancePath + "/fraud_screening", schemaPath: "#/properties/fraud_screening/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err27];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err27);
          }
          errors++;
        }
        var _valid3 = _errs40 === errors;
        valid8 = valid8 || _valid3;
      }
      if (!valid8) {
        const err28 = { instancePath: instancePath + "/fraud_screening", schemaPath: "#/properties/fraud_screening/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err28];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err28);
        }
        errors++;
      } else {
        errors = _errs38;
        if (vErrors !== null) {
          if (_errs38) {
            vErrors.length = Math.min(vErrors.length, _errs38);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.payment_link_id !== void 0) {
      if (typeof data.payment_link_id !== "string") {
        const err29 = { instancePath: instancePath + "/payment_link_id", schemaPath: "#/properties/payment_link_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err29];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.subscription_code !== void 0) {
      let data20 = data.subscription_code;
      if (typeof data20 !== "string" && data20 !== null) {
        const err30 = { instancePath: instancePath + "/subscription_code", schemaPath: "#/properties/subscription_code/type", keyword: "type", params: { type: schema20.properties.subscription_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err30];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.routing_rules !== void 0) {
      if (!validate172(data.routing_rules, { instancePath: instancePath + "/routing_rules", parentData: data, parentDataProperty: "routing_rules", rootData, dynamicAnchors })) {
        errors += validate172.errors.length;
        vErrors = joined(vErrors, validate172.errors);
      }
    }
    if (data.simplified_mode !== void 0) {
      if (typeof data.simplified_mode !== "boolean") {
        const err31 = { instancePath: instancePath + "/simplified_mode", schemaPath: "#/properties/simplified_mode/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err31];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err31);
        }
        errors++;
      }
    }
  } else {
    const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err32];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err32);
    }
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
var schema72 = { "x-basis": "own", "type": "object", "required": ["id", "type", "status", "category", "provider_id", "payment_method", "provider_data", "connection_data", "created_at", "updated_at"], "properties": { "id": { "allOf": [{ "$ref": "component:Uuid" }] }, "type": { "$ref": "component:TransactionType" }, "status": { "$ref": "component:TransactionStatus" }, "category": { "$ref": "component:TransactionCategory" }, "provider_id": { "type": "string" }, "payment_method": { "$ref": "component:TransactionPaymentMethod" }, "response_code": { "type": ["string", "null"] }, "response_message": { "type": ["string", "null"] }, "reason": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] }, "merchant_reference": { "type": ["string", "null"] }, "provider_data": { "$ref": "component:ProviderData" }, "connection_data": { "$ref": "component:ConnectionData" }, "merchant_advice_code": { "type": ["string", "null"], "x-basis": "own" }, "merchant_advice_code_message": { "type": ["string", "null"], "x-basis": "own" }, "created_at": { "$ref": "component:Timestamp" }, "updated_at": { "$ref": "component:Timestamp" } } };
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate180.errors = vErrors;
  return errors === 0;
}
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate182.errors = vErrors;
  return errors === 0;
}
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate184.errors = vErrors;
  return errors === 0;
}
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    errors += validate75.errors.length;
    vErrors = joined(vErrors, validate75.errors);
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.detail === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.detail !== void 0) {
      if (!validate79(data.detail, { instancePath: instancePath + "/detail", parentData: data, parentDataProperty: "detail", rootData, dynamicAnchors })) {
        errors += validate79.errors.length;
        vErrors = joined(vErrors, validate79.errors);
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate186.errors = vErrors;
  return errors === 0;
}
var schema77 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "transaction_id": { "type": ["string", "null"], "x-basis": "own" }, "account_id": { "type": ["string", "null"], "x-basis": "own" }, "status": { "type": ["string", "null"], "x-basis": "own" }, "sub_status": { "type": ["string", "null"], "x-basis": "own" }, "status_detail": { "type": ["string", "null"], "x-basis": "own" }, "response_message": { "type": ["string", "null"], "x-basis": "own" }, "response_code": { "type": ["string", "null"], "x-basis": "own" }, "raw_response": { "anyOf": [{ "$ref": "component:OpenObject" }, { "type": "null" }] }, "third_party_transaction_id": { "type": ["string", "null"], "x-basis": "own" }, "third_party_account_id": { "type": ["string", "null"], "x-basis": "own" }, "iso8583_response_code": { "type": ["string", "null"], "x-basis": "own" }, "iso8583_response_message": { "type": ["string", "null"], "x-basis": "own" }, "merchant_advice_code": { "type": ["string", "null"], "x-basis": "own" }, "merchant_advice_code_message": { "type": ["string", "null"], "x-basis": "own" }, "reason_code": { "type": ["string", "null"], "x-basis": "own" }, "reason_description": { "type": ["string", "null"], "x-basis": "own" } } };
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema77.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.transaction_id !== void 0) {
      let data1 = data.transaction_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/transaction_id", schemaPath: "#/properties/transaction_id/type", keyword: "type", params: { type: schema77.properties.transaction_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.account_id !== void 0) {
      let data2 = data.account_id;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: schema77.properties.account_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: schema77.properties.status.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.sub_status !== void 0) {
      let data4 = data.sub_status;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/sub_status", schemaPath: "#/properties/sub_status/type", keyword: "type", params: { type: schema77.properties.sub_status.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.status_detail !== void 0) {
      let data5 = data.status_detail;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/status_detail", schemaPath: "#/properties/status_detail/type", keyword: "type", params: { type: schema77.properties.status_detail.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.response_message !== void 0) {
      let data6 = data.response_message;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/response_message", schemaPath: "#/properties/response_message/type", keyword: "type", params: { type: schema77.properties.response_message.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.response_code !== void 0) {
      let data7 = data.response_code;
      if (typeof data7 !== "string" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/response_code", schemaPath: "#/properties/response_code/type", keyword: "type", params: { type: schema77.properties.response_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.raw_response !== void 0) {
      let data8 = data.raw_response;
      const _errs18 = errors;
      let valid1 = false;
      const _errs19 = errors;
      if (!validate69(data8, { instancePath: instancePath + "/raw_response", parentData: data, parentDataProperty: "raw_response", rootData, dynamicAnchors })) {
        errors += validate69.errors.length;
        vErrors = joined(vErrors, validate69.errors);
      }
      var _valid0 = _errs19 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs20 = errors;
        if (data8 !== null) {
          const err8 = { instancePath: instancePath + "/raw_response", schemaPath: "#/properties/raw_response/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
        var _valid0 = _errs20 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err9 = { instancePath: instancePath + "/raw_response", schemaPath: "#/properties/raw_response/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      } else {
        errors = _errs18;
        if (vErrors !== null) {
          if (_errs18) {
            vErrors.length = Math.min(vErrors.length, _errs18);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.third_party_transaction_id !== void 0) {
      let data9 = data.third_party_transaction_id;
      if (typeof data9 !== "string" && data9 !== null) {
        const err10 = { instancePath: instancePath + "/third_party_transaction_id", schemaPath: "#/properties/third_party_transaction_id/type", keyword: "type", params: { type: schema77.properties.third_party_transaction_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.third_party_account_id !== void 0) {
      let data10 = data.third_party_account_id;
      if (typeof data10 !== "string" && data10 !== null) {
        const err11 = { instancePath: instancePath + "/third_party_account_id", schemaPath: "#/properties/third_party_account_id/type", keyword: "type", params: { type: schema77.properties.third_party_account_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.iso8583_response_code !== void 0) {
      let data11 = data.iso8583_response_code;
      if (typeof data11 !== "string" && data11 !== null) {
        const err12 = { instancePath: instancePath + "/iso8583_response_code", schemaPath: "#/properties/iso8583_response_code/type", keyword: "type", params: { type: schema77.properties.iso8583_response_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.iso8583_response_message !== void 0) {
      let data12 = data.iso8583_response_message;
      if (typeof data12 !== "string" && data12 !== null) {
        const err13 = { instancePath: instancePath + "/iso8583_response_message", schemaPath: "#/properties/iso8583_response_message/type", keyword: "type", params: { type: schema77.properties.iso8583_response_message.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.merchant_advice_code !== void 0) {
      let data13 = data.merchant_advice_code;
      if (typeof data13 !== "string" && data13 !== null) {
        const err14 = { instancePath: instancePath + "/merchant_advice_code", schemaPath: "#/properties/merchant_advice_code/type", keyword: "type", params: { type: schema77.properties.merchant_advice_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.merchant_advice_code_message !== void 0) {
      let data14 = data.merchant_advice_code_message;
      if (typeof data14 !== "string" && data14 !== null) {
        const err15 = { instancePath: instancePath + "/merchant_advice_code_message", schemaPath: "#/properties/merchant_advice_code_message/type", keyword: "type", params: { type: schema77.properties.merchant_advice_code_message.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.reason_code !== void 0) {
      let data15 = data.reason_code;
      if (typeof data15 !== "string" && data15 !== null) {
        const err16 = { instancePath: instancePath + "/reason_code", schemaPath: "#/properties/reason_code/type", keyword: "type", params: { type: schema77.properties.reason_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err16];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.reason_description !== void 0) {
      let data16 = data.reason_description;
      if (typeof data16 !== "string" && data16 !== null) {
        const err17 = { instancePath: instancePath + "/reason_description", schemaPath: "#/properties/reason_description/type", keyword: "type", params: { type: schema77.properties.reason_description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err18];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err18);
    }
    errors++;
  }
  validate190.errors = vErrors;
  return errors === 0;
}
var schema78 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "name": { "type": ["string", "null"], "x-basis": "own" } } };
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema78.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema78.properties.name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate193.errors = vErrors;
  return errors === 0;
}
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.category === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category" }, message: "must have required property 'category'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.provider_id === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_id" }, message: "must have required property 'provider_id'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.payment_method === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment_method" }, message: "must have required property 'payment_method'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.provider_data === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_data" }, message: "must have required property 'provider_data'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.connection_data === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "connection_data" }, message: "must have required property 'connection_data'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.updated_at === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (!validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
    }
    if (data.type !== void 0) {
      if (!validate180(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate180.errors.length;
        vErrors = joined(vErrors, validate180.errors);
      }
    }
    if (data.status !== void 0) {
      if (!validate182(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate182.errors.length;
        vErrors = joined(vErrors, validate182.errors);
      }
    }
    if (data.category !== void 0) {
      if (!validate184(data.category, { instancePath: instancePath + "/category", parentData: data, parentDataProperty: "category", rootData, dynamicAnchors })) {
        errors += validate184.errors.length;
        vErrors = joined(vErrors, validate184.errors);
      }
    }
    if (data.provider_id !== void 0) {
      if (typeof data.provider_id !== "string") {
        const err10 = { instancePath: instancePath + "/provider_id", schemaPath: "#/properties/provider_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.payment_method !== void 0) {
      if (!validate186(data.payment_method, { instancePath: instancePath + "/payment_method", parentData: data, parentDataProperty: "payment_method", rootData, dynamicAnchors })) {
        errors += validate186.errors.length;
        vErrors = joined(vErrors, validate186.errors);
      }
    }
    if (data.response_code !== void 0) {
      let data6 = data.response_code;
      if (typeof data6 !== "string" && data6 !== null) {
        const err11 = { instancePath: instancePath + "/response_code", schemaPath: "#/properties/response_code/type", keyword: "type", params: { type: schema72.properties.response_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.response_message !== void 0) {
      let data7 = data.response_message;
      if (typeof data7 !== "string" && data7 !== null) {
        const err12 = { instancePath: instancePath + "/response_message", schemaPath: "#/properties/response_message/type", keyword: "type", params: { type: schema72.properties.response_message.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data8 = data.reason;
      if (typeof data8 !== "string" && data8 !== null) {
        const err13 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: schema72.properties.reason.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data9 = data.description;
      if (typeof data9 !== "string" && data9 !== null) {
        const err14 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema72.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.merchant_reference !== void 0) {
      let data10 = data.merchant_reference;
      if (typeof data10 !== "string" && data10 !== null) {
        const err15 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/type", keyword: "type", params: { type: schema72.properties.merchant_reference.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.provider_data !== void 0) {
      if (!validate190(data.provider_data, { instancePath: instancePath + "/provider_data", parentData: data, parentDataProperty: "provider_data", rootData, dynamicAnchors })) {
        errors += validate190.errors.length;
        vErrors = joined(vErrors, validate190.errors);
      }
    }
    if (data.connection_data !== void 0) {
      if (!validate193(data.connection_data, { instancePath: instancePath + "/connection_data", parentData: data, parentDataProperty: "connection_data", rootData, dynamicAnchors })) {
        errors += validate193.errors.length;
        vErrors = joined(vErrors, validate193.errors);
      }
    }
    if (data.merchant_advice_code !== void 0) {
      let data13 = data.merchant_advice_code;
      if (typeof data13 !== "string" && data13 !== null) {
        const err16 = { instancePath: instancePath + "/merchant_advice_code", schemaPath: "#/properties/merchant_advice_code/type", keyword: "type", params: { type: schema72.properties.merchant_advice_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err16];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.merchant_advice_code_message !== void 0) {
      let data14 = data.merchant_advice_code_message;
      if (typeof data14 !== "string" && data14 !== null) {
        const err17 = { instancePath: instancePath + "/merchant_advice_code_message", schemaPath: "#/properties/merchant_advice_code_message/type", keyword: "type", params: { type: schema72.properties.merchant_advice_code_message.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      if (!validate63(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
    if (data.updated_at !== void 0) {
      if (!validate63(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err18];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err18);
    }
    errors++;
  }
  validate178.errors = vErrors;
  return errors === 0;
}
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate178(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    errors += validate178.errors.length;
    vErrors = joined(vErrors, validate178.errors);
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.amount === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.amount !== void 0) {
      let data0 = data.amount;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err1 = { instancePath: instancePath + "/amount", schemaPath: "#/allOf/1/properties/amount/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate177.errors = vErrors;
  return errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate53(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    errors += validate53.errors.length;
    vErrors = joined(vErrors, validate53.errors);
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.transactions === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "transactions" }, message: "must have required property 'transactions'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.transactions_history === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "transactions_history" }, message: "must have required property 'transactions_history'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.transactions !== void 0) {
      if (!validate177(data.transactions, { instancePath: instancePath + "/transactions", parentData: data, parentDataProperty: "transactions", rootData, dynamicAnchors })) {
        errors += validate177.errors.length;
        vErrors = joined(vErrors, validate177.errors);
      }
    }
    if (data.transactions_history !== void 0) {
      let data1 = data.transactions_history;
      if (!Array.isArray(data1) && data1 !== null) {
        const err2 = { instancePath: instancePath + "/transactions_history", schemaPath: "#/allOf/1/properties/transactions_history/type", keyword: "type", params: { type: schema19.allOf[1].properties.transactions_history.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate177(data1[i0], { instancePath: instancePath + "/transactions_history/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate177.errors.length;
            vErrors = joined(vErrors, validate177.errors);
          }
        }
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
var ErrorBody = validate200;
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate201.errors = vErrors;
  return errors === 0;
}
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.messages === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "messages" }, message: "must have required property 'messages'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.code !== void 0) {
      if (!validate201(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData, dynamicAnchors })) {
        errors += validate201.errors.length;
        vErrors = joined(vErrors, validate201.errors);
      }
    }
    if (data.messages !== void 0) {
      let data1 = data.messages;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data1[i0] !== "string") {
            const err2 = { instancePath: instancePath + "/messages/" + i0, schemaPath: "#/properties/messages/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err2];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
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
  validate200.errors = vErrors;
  return errors === 0;
}
var CreatePaymentRequest = validate203;
var schema81 = { "x-basis": "public", "x-client-check": true, "type": "object", "required": ["account_id", "merchant_order_id", "description", "amount", "country", "payment_method"], "properties": { "account_id": { "allOf": [{ "$ref": "component:Uuid" }] }, "merchant_order_id": { "type": "string", "minLength": 3, "maxLength": 255 }, "description": { "type": "string", "minLength": 3, "maxLength": 255 }, "merchant_reference": { "type": "string", "minLength": 3, "maxLength": 255 }, "amount": { "$ref": "component:PaymentAmountInput" }, "country": { "$ref": "component:ProcessingCountry" }, "checkout": { "$ref": "component:CheckoutInput" }, "payment_method": { "$ref": "component:PaymentMethodInput" }, "customer_payer": { "$ref": "component:CustomerPayer" }, "additional_data": { "$ref": "component:AdditionalData" }, "workflow": { "x-basis": "own", "$ref": "component:WorkflowInput" }, "subscription": { "$ref": "component:SubscriptionInput" }, "callback_url": { "type": "string", "minLength": 3, "maxLength": 526 }, "fraud_screening": { "$ref": "component:FraudScreeningInput" }, "split_marketplace": { "x-absence-moves-money": true, "type": "array", "items": { "$ref": "component:SplitMarketplaceItem" } }, "metadata": { "type": "array", "maxItems": 120, "items": { "$ref": "component:MetadataItemInput" } } }, "oneOf": [{ "title": "With checkout session", "x-rule": "when workflow is SDK_CHECKOUT or absent", "required": ["checkout"], "properties": { "workflow": { "x-basis": "own", "type": "string", "enum": ["SDK_CHECKOUT"] }, "checkout": { "$ref": "component:CheckoutInput" } } }, { "title": "For other workflows", "required": ["workflow"], "properties": { "workflow": { "x-basis": "own", "type": "string", "enum": ["DIRECT", "REDIRECT", "CHECKOUT", "SDK_SEAMLESS"] }, "checkout": { "$ref": "component:CheckoutInput" } } }] };
var pattern6 = new RegExp("\\S", "u");
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.session === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "session" }, message: "must have required property 'session'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.session !== void 0) {
      let data0 = data.session;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/session", schemaPath: "#/properties/session/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!pattern6.test(data0)) {
          const err2 = { instancePath: instancePath + "/session", schemaPath: "#/properties/session/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/session", schemaPath: "#/properties/session/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate204.errors = vErrors;
  return errors === 0;
}
function validate208(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currency === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.currency !== void 0) {
      if (!validate67(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        errors += validate67.errors.length;
        vErrors = joined(vErrors, validate67.errors);
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 5497558138879999e-4 || isNaN(data1)) {
          const err2 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5497558138879999e-4 }, message: "must be <= 549755813887.9999" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err3 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
        if (+data1.toFixed(4) !== data1) {
          const err4 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/x-decimal-places", keyword: "x-decimal-places", params: { limit: 4 }, message: "must have at most 4 decimal places" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err6);
    }
    errors++;
  }
  validate208.errors = vErrors;
  return errors === 0;
}
var schema84 = { "type": "string", "enum": ["AR", "BO", "BR", "CL", "CO", "CR", "EC", "SV", "GT", "HN", "MX", "NI", "PA", "PY", "PE", "US", "UY"] };
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "AR" || data === "BO" || data === "BR" || data === "CL" || data === "CO" || data === "CR" || data === "EC" || data === "SV" || data === "GT" || data === "HN" || data === "MX" || data === "NI" || data === "PA" || data === "PY" || data === "PE" || data === "US" || data === "UY")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema84.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate211.errors = vErrors;
  return errors === 0;
}
var schema87 = { "type": "object", "properties": { "verify": { "x-basis": "public", "type": "boolean", "x-absence-moves-money": true }, "capture": { "x-basis": "public", "type": "boolean", "x-absence-moves-money": true }, "installments": { "type": "integer", "minimum": 1, "x-basis": "public" }, "installments_plan_id": { "x-basis": "public", "type": ["string", "null"] }, "first_installment_deferral": { "x-basis": "public", "type": "integer", "minimum": 0 }, "installments_type": { "x-basis": "public", "type": ["string", "null"] }, "installment_amount": { "x-basis": "public", "type": ["number", "null"] }, "installments_total_amount": { "x-basis": "public", "type": ["number", "null"] }, "soft_descriptor": { "x-basis": "public", "type": ["string", "null"] }, "card_data": { "x-basis": "public", "allOf": [{ "$ref": "component:CardDataInput" }] }, "stored_credentials": { "x-basis": "public", "anyOf": [{ "$ref": "component:StoredCredentials" }, { "type": "null" }] } } };
var pattern7 = new RegExp("^[0-9]{8,19}$", "u");
var pattern8 = new RegExp("^[0-9]{3,4}$", "u");
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number !== void 0) {
      let data0 = data.number;
      if (typeof data0 === "string") {
        if (!pattern7.test(data0)) {
          const err0 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/pattern", keyword: "pattern", params: { pattern: "^[0-9]{8,19}$" }, message: 'must match pattern "^[0-9]{8,19}$"' };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.expiration_month !== void 0) {
      let data1 = data.expiration_month;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err2 = { instancePath: instancePath + "/expiration_month", schemaPath: "#/properties/expiration_month/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 12 || isNaN(data1)) {
          const err3 = { instancePath: instancePath + "/expiration_month", schemaPath: "#/properties/expiration_month/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err4 = { instancePath: instancePath + "/expiration_month", schemaPath: "#/properties/expiration_month/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.expiration_year !== void 0) {
      let data2 = data.expiration_year;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err5 = { instancePath: instancePath + "/expiration_year", schemaPath: "#/properties/expiration_year/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 99 || isNaN(data2)) {
          const err6 = { instancePath: instancePath + "/expiration_year", schemaPath: "#/properties/expiration_year/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 }, message: "must be <= 99" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/expiration_year", schemaPath: "#/properties/expiration_year/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.security_code !== void 0) {
      let data3 = data.security_code;
      if (typeof data3 === "string") {
        if (!pattern8.test(data3)) {
          const err8 = { instancePath: instancePath + "/security_code", schemaPath: "#/properties/security_code/pattern", keyword: "pattern", params: { pattern: "^[0-9]{3,4}$" }, message: 'must match pattern "^[0-9]{3,4}$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/security_code", schemaPath: "#/properties/security_code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.holder_name !== void 0) {
      if (typeof data.holder_name !== "string") {
        const err10 = { instancePath: instancePath + "/holder_name", schemaPath: "#/properties/holder_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.brand !== void 0) {
      if (typeof data.brand !== "string") {
        const err11 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate82(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate82.errors.length;
        vErrors = joined(vErrors, validate82.errors);
      }
    }
    if (data.three_d_secure !== void 0) {
      let data7 = data.three_d_secure;
      const _errs16 = errors;
      let valid2 = false;
      const _errs17 = errors;
      if (!validate84(data7, { instancePath: instancePath + "/three_d_secure", parentData: data, parentDataProperty: "three_d_secure", rootData, dynamicAnchors })) {
        errors += validate84.errors.length;
        vErrors = joined(vErrors, validate84.errors);
      }
      var _valid0 = _errs17 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const _errs18 = errors;
        if (data7 !== null) {
          const err12 = { instancePath: instancePath + "/three_d_secure", schemaPath: "#/properties/three_d_secure/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err12];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err12);
          }
          errors++;
        }
        var _valid0 = _errs18 === errors;
        valid2 = valid2 || _valid0;
      }
      if (!valid2) {
        const err13 = { instancePath: instancePath + "/three_d_secure", schemaPath: "#/properties/three_d_secure/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      } else {
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = Math.min(vErrors.length, _errs16);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.number !== void 0) {
      if (data.expiration_month === void 0) {
        const err14 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
          property: "number",
          missingProperty: "expiration_month",
          depsCount: 2,
          deps: "expiration_month, expiration_year"
        }, message: "must have properties expiration_month, expiration_year when property number is present" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      }
      if (data.expiration_year === void 0) {
        const err15 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
          property: "number",
          missingProperty: "expiration_year",
          depsCount: 2,
          deps: "expiration_month, expiration_year"
        }, message: "must have properties expiration_month, expiration_year when property number is present" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err16);
    }
    errors++;
  }
  validate218.errors = vErrors;
  return errors === 0;
}
function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.verify !== void 0) {
      if (typeof data.verify !== "boolean") {
        const err0 = { instancePath: instancePath + "/verify", schemaPath: "#/properties/verify/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.capture !== void 0) {
      if (typeof data.capture !== "boolean") {
        const err1 = { instancePath: instancePath + "/capture", schemaPath: "#/properties/capture/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.installments !== void 0) {
      let data2 = data.installments;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err2 = { instancePath: instancePath + "/installments", schemaPath: "#/properties/installments/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 1 || isNaN(data2)) {
          const err3 = { instancePath: instancePath + "/installments", schemaPath: "#/properties/installments/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.installments_plan_id !== void 0) {
      let data3 = data.installments_plan_id;
      if (typeof data3 !== "string" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/installments_plan_id", schemaPath: "#/properties/installments_plan_id/type", keyword: "type", params: { type: schema87.properties.installments_plan_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.first_installment_deferral !== void 0) {
      let data4 = data.first_installment_deferral;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err5 = { instancePath: instancePath + "/first_installment_deferral", schemaPath: "#/properties/first_installment_deferral/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          const err6 = { instancePath: instancePath + "/first_installment_deferral", schemaPath: "#/properties/first_installment_deferral/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.installments_type !== void 0) {
      let data5 = data.installments_type;
      if (typeof data5 !== "string" && data5 !== null) {
        const err7 = { instancePath: instancePath + "/installments_type", schemaPath: "#/properties/installments_type/type", keyword: "type", params: { type: schema87.properties.installments_type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.installment_amount !== void 0) {
      let data6 = data.installment_amount;
      if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
        const err8 = { instancePath: instancePath + "/installment_amount", schemaPath: "#/properties/installment_amount/type", keyword: "type", params: { type: schema87.properties.installment_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.installments_total_amount !== void 0) {
      let data7 = data.installments_total_amount;
      if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
        const err9 = { instancePath: instancePath + "/installments_total_amount", schemaPath: "#/properties/installments_total_amount/type", keyword: "type", params: { type: schema87.properties.installments_total_amount.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.soft_descriptor !== void 0) {
      let data8 = data.soft_descriptor;
      if (typeof data8 !== "string" && data8 !== null) {
        const err10 = { instancePath: instancePath + "/soft_descriptor", schemaPath: "#/properties/soft_descriptor/type", keyword: "type", params: { type: schema87.properties.soft_descriptor.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.card_data !== void 0) {
      if (!validate218(data.card_data, { instancePath: instancePath + "/card_data", parentData: data, parentDataProperty: "card_data", rootData, dynamicAnchors })) {
        errors += validate218.errors.length;
        vErrors = joined(vErrors, validate218.errors);
      }
    }
    if (data.stored_credentials !== void 0) {
      let data10 = data.stored_credentials;
      const _errs22 = errors;
      let valid2 = false;
      const _errs23 = errors;
      if (!validate87(data10, { instancePath: instancePath + "/stored_credentials", parentData: data, parentDataProperty: "stored_credentials", rootData, dynamicAnchors })) {
        errors += validate87.errors.length;
        vErrors = joined(vErrors, validate87.errors);
      }
      var _valid0 = _errs23 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const _errs24 = errors;
        if (data10 !== null) {
          const err11 = { instancePath: instancePath + "/stored_credentials", schemaPath: "#/properties/stored_credentials/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err11];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err11);
          }
          errors++;
        }
        var _valid0 = _errs24 === errors;
        valid2 = valid2 || _valid0;
      }
      if (!valid2) {
        const err12 = { instancePath: instancePath + "/stored_credentials", schemaPath: "#/properties/stored_credentials/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = Math.min(vErrors.length, _errs22);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err13);
    }
    errors++;
  }
  validate217.errors = vErrors;
  return errors === 0;
}
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.card !== void 0) {
      if (!validate217(data.card, { instancePath: instancePath + "/card", parentData: data, parentDataProperty: "card", rootData, dynamicAnchors })) {
        errors += validate217.errors.length;
        vErrors = joined(vErrors, validate217.errors);
      }
    }
    if (data.bank_transfer !== void 0) {
      if (!validate69(data.bank_transfer, { instancePath: instancePath + "/bank_transfer", parentData: data, parentDataProperty: "bank_transfer", rootData, dynamicAnchors })) {
        errors += validate69.errors.length;
        vErrors = joined(vErrors, validate69.errors);
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate216.errors = vErrors;
  return errors === 0;
}
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.token !== void 0) {
      let data0 = data.token;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.vaulted_token !== void 0) {
      let data1 = data.vaulted_token;
      if (typeof data1 === "string") {
        if (func1(data1) < 1) {
          const err3 = { instancePath: instancePath + "/vaulted_token", schemaPath: "#/properties/vaulted_token/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/vaulted_token", schemaPath: "#/properties/vaulted_token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      if (!validate76(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate76.errors.length;
        vErrors = joined(vErrors, validate76.errors);
      }
    }
    if (data.detail !== void 0) {
      if (!validate216(data.detail, { instancePath: instancePath + "/detail", parentData: data, parentDataProperty: "detail", rootData, dynamicAnchors })) {
        errors += validate216.errors.length;
        vErrors = joined(vErrors, validate216.errors);
      }
    }
    if (data.vault_on_success !== void 0) {
      if (typeof data.vault_on_success !== "boolean") {
        const err5 = { instancePath: instancePath + "/vault_on_success", schemaPath: "#/properties/vault_on_success/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err6);
    }
    errors++;
  }
  validate214.errors = vErrors;
  return errors === 0;
}
var schema89 = { "type": "string", "enum": ["SDK_CHECKOUT", "DIRECT", "REDIRECT", "CHECKOUT", "SDK_SEAMLESS"] };
function validate229(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "SDK_CHECKOUT" || data === "DIRECT" || data === "REDIRECT" || data === "CHECKOUT" || data === "SDK_SEAMLESS")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema89.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate229.errors = vErrors;
  return errors === 0;
}
var schema90 = { "x-basis": "public", "type": "object", "additionalProperties": true, "properties": { "id": { "type": "string" }, "frequency": { "type": "object", "additionalProperties": true, "properties": { "type": { "type": "string" }, "value": { "type": "integer" } } }, "amount": { "type": "object", "additionalProperties": true, "properties": { "value": { "type": "number" }, "currency": { "$ref": "component:CurrencyCode" }, "type": { "type": "string", "enum": ["FIXED", "VARIABLE"] } } }, "availability": { "type": "object", "additionalProperties": true, "properties": { "start_at": { "type": "string" }, "finish_at": { "type": "string" } } }, "billing_cycles": { "type": "object", "additionalProperties": true, "properties": { "total": { "type": "integer" } } }, "billing_date": { "type": "object", "additionalProperties": true, "properties": { "type": { "type": "string" }, "day": { "type": "integer" } } } } };
function validate231(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.frequency !== void 0) {
      let data1 = data.frequency;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.type !== void 0) {
          if (typeof data1.type !== "string") {
            const err1 = { instancePath: instancePath + "/frequency/type", schemaPath: "#/properties/frequency/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err1];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data1.value !== void 0) {
          let data3 = data1.value;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err2 = { instancePath: instancePath + "/frequency/value", schemaPath: "#/properties/frequency/properties/value/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err2];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err2);
            }
            errors++;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/frequency", schemaPath: "#/properties/frequency/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      let data4 = data.amount;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.value !== void 0) {
          let data5 = data4.value;
          if (!(typeof data5 == "number" && isFinite(data5))) {
            const err4 = { instancePath: instancePath + "/amount/value", schemaPath: "#/properties/amount/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
            if (vErrors === null) {
              vErrors = [err4];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data4.currency !== void 0) {
          if (!validate67(data4.currency, { instancePath: instancePath + "/amount/currency", parentData: data4, parentDataProperty: "currency", rootData, dynamicAnchors })) {
            errors += validate67.errors.length;
            vErrors = joined(vErrors, validate67.errors);
          }
        }
        if (data4.type !== void 0) {
          let data7 = data4.type;
          if (typeof data7 !== "string") {
            const err5 = { instancePath: instancePath + "/amount/type", schemaPath: "#/properties/amount/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err5);
            }
            errors++;
          }
          if (!(data7 === "FIXED" || data7 === "VARIABLE")) {
            const err6 = { instancePath: instancePath + "/amount/type", schemaPath: "#/properties/amount/properties/type/enum", keyword: "enum", params: { allowedValues: schema90.properties.amount.properties.type.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err6];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.availability !== void 0) {
      let data8 = data.availability;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.start_at !== void 0) {
          if (typeof data8.start_at !== "string") {
            const err8 = { instancePath: instancePath + "/availability/start_at", schemaPath: "#/properties/availability/properties/start_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err8];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data8.finish_at !== void 0) {
          if (typeof data8.finish_at !== "string") {
            const err9 = { instancePath: instancePath + "/availability/finish_at", schemaPath: "#/properties/availability/properties/finish_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err9];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/availability", schemaPath: "#/properties/availability/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.billing_cycles !== void 0) {
      let data11 = data.billing_cycles;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.total !== void 0) {
          let data12 = data11.total;
          if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
            const err11 = { instancePath: instancePath + "/billing_cycles/total", schemaPath: "#/properties/billing_cycles/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err11];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/billing_cycles", schemaPath: "#/properties/billing_cycles/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.billing_date !== void 0) {
      let data13 = data.billing_date;
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.type !== void 0) {
          if (typeof data13.type !== "string") {
            const err13 = { instancePath: instancePath + "/billing_date/type", schemaPath: "#/properties/billing_date/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err13];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data13.day !== void 0) {
          let data15 = data13.day;
          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
            const err14 = { instancePath: instancePath + "/billing_date/day", schemaPath: "#/properties/billing_date/properties/day/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err14];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath: instancePath + "/billing_date", schemaPath: "#/properties/billing_date/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err16);
    }
    errors++;
  }
  validate231.errors = vErrors;
  return errors === 0;
}
function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.stand_alone !== void 0) {
      if (typeof data.stand_alone !== "boolean") {
        const err0 = { instancePath: instancePath + "/stand_alone", schemaPath: "#/properties/stand_alone/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
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
  validate234.errors = vErrors;
  return errors === 0;
}
var schema92 = { "x-basis": "public", "type": "object", "additionalProperties": true, "properties": { "recipient_id": { "type": ["string", "null"] }, "provider_recipient_id": { "type": ["string", "null"] }, "description": { "type": ["string", "null"] }, "type": { "anyOf": [{ "$ref": "component:SplitType" }, { "type": "null" }] }, "merchant_reference": { "type": ["string", "null"] }, "amount": { "type": ["object", "null"], "additionalProperties": true, "properties": { "value": { "type": ["number", "null"] }, "currency": { "type": ["string", "null"] } } }, "liability": { "type": ["object", "null"], "additionalProperties": true, "properties": { "processing_fee": { "type": ["string", "null"] }, "chargebacks": { "type": ["boolean", "null"] } } } } };
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate237.errors = vErrors;
  return errors === 0;
}
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recipient_id !== void 0) {
      let data0 = data.recipient_id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/recipient_id", schemaPath: "#/properties/recipient_id/type", keyword: "type", params: { type: schema92.properties.recipient_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.provider_recipient_id !== void 0) {
      let data1 = data.provider_recipient_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/provider_recipient_id", schemaPath: "#/properties/provider_recipient_id/type", keyword: "type", params: { type: schema92.properties.provider_recipient_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema92.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data3 = data.type;
      const _errs9 = errors;
      let valid1 = false;
      const _errs10 = errors;
      if (!validate237(data3, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate237.errors.length;
        vErrors = joined(vErrors, validate237.errors);
      }
      var _valid0 = _errs10 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs11 = errors;
        if (data3 !== null) {
          const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
        var _valid0 = _errs11 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      } else {
        errors = _errs9;
        if (vErrors !== null) {
          if (_errs9) {
            vErrors.length = Math.min(vErrors.length, _errs9);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.merchant_reference !== void 0) {
      let data4 = data.merchant_reference;
      if (typeof data4 !== "string" && data4 !== null) {
        const err5 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/type", keyword: "type", params: { type: schema92.properties.merchant_reference.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      let data5 = data.amount;
      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
        const err6 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/type", keyword: "type", params: { type: schema92.properties.amount.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.value !== void 0) {
          let data6 = data5.value;
          if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
            const err7 = { instancePath: instancePath + "/amount/value", schemaPath: "#/properties/amount/properties/value/type", keyword: "type", params: { type: schema92.properties.amount.properties.value.type }, message: "must be number,null" };
            if (vErrors === null) {
              vErrors = [err7];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data5.currency !== void 0) {
          let data7 = data5.currency;
          if (typeof data7 !== "string" && data7 !== null) {
            const err8 = { instancePath: instancePath + "/amount/currency", schemaPath: "#/properties/amount/properties/currency/type", keyword: "type", params: { type: schema92.properties.amount.properties.currency.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err8];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      }
    }
    if (data.liability !== void 0) {
      let data8 = data.liability;
      if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) {
        const err9 = { instancePath: instancePath + "/liability", schemaPath: "#/properties/liability/type", keyword: "type", params: { type: schema92.properties.liability.type }, message: "must be object,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.processing_fee !== void 0) {
          let data9 = data8.processing_fee;
          if (typeof data9 !== "string" && data9 !== null) {
            const err10 = { instancePath: instancePath + "/liability/processing_fee", schemaPath: "#/properties/liability/properties/processing_fee/type", keyword: "type", params: { type: schema92.properties.liability.properties.processing_fee.type }, message: "must be string,null" };
            if (vErrors === null) {
              vErrors = [err10];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data8.chargebacks !== void 0) {
          let data10 = data8.chargebacks;
          if (typeof data10 !== "boolean" && data10 !== null) {
            const err11 = { instancePath: instancePath + "/liability/chargebacks", schemaPath: "#/properties/liability/properties/chargebacks/type", keyword: "type", params: { type: schema92.properties.liability.properties.chargebacks.type }, message: "must be boolean,null" };
            if (vErrors === null) {
              vErrors = [err11];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err12);
    }
    errors++;
  }
  validate236.errors = vErrors;
  return errors === 0;
}
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.key !== void 0) {
      let data0 = data.key;
      if (typeof data0 === "string") {
        if (func1(data0) > 48) {
          const err2 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 48 }, message: "must NOT have more than 48 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err3 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value;
      if (typeof data1 === "string") {
        if (func1(data1) > 512) {
          const err5 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err6 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err8);
    }
    errors++;
  }
  validate240.errors = vErrors;
  return errors === 0;
}
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  let valid0 = false;
  let passing0 = null;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.checkout === void 0) {
      const err0 = { instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: "checkout" }, message: "must have required property 'checkout'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.workflow !== void 0) {
      let data0 = data.workflow;
      if (typeof data0 !== "string") {
        const err1 = { instancePath: instancePath + "/workflow", schemaPath: "#/oneOf/0/properties/workflow/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
      if (!(data0 === "SDK_CHECKOUT")) {
        const err2 = { instancePath: instancePath + "/workflow", schemaPath: "#/oneOf/0/properties/workflow/enum", keyword: "enum", params: { allowedValues: schema81.oneOf[0].properties.workflow.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.checkout !== void 0) {
      if (!validate204(data.checkout, { instancePath: instancePath + "/checkout", parentData: data, parentDataProperty: "checkout", rootData, dynamicAnchors })) {
        errors += validate204.errors.length;
        vErrors = joined(vErrors, validate204.errors);
      }
    }
  }
  var _valid0 = _errs2 === errors;
  if (_valid0) {
    valid0 = true;
    passing0 = 0;
  }
  const _errs6 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.workflow === void 0) {
      const err3 = { instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: "workflow" }, message: "must have required property 'workflow'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.workflow !== void 0) {
      let data2 = data.workflow;
      if (typeof data2 !== "string") {
        const err4 = { instancePath: instancePath + "/workflow", schemaPath: "#/oneOf/1/properties/workflow/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data2 === "DIRECT" || data2 === "REDIRECT" || data2 === "CHECKOUT" || data2 === "SDK_SEAMLESS")) {
        const err5 = { instancePath: instancePath + "/workflow", schemaPath: "#/oneOf/1/properties/workflow/enum", keyword: "enum", params: { allowedValues: schema81.oneOf[1].properties.workflow.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.checkout !== void 0) {
      if (!validate204(data.checkout, { instancePath: instancePath + "/checkout", parentData: data, parentDataProperty: "checkout", rootData, dynamicAnchors })) {
        errors += validate204.errors.length;
        vErrors = joined(vErrors, validate204.errors);
      }
    }
  }
  var _valid0 = _errs6 === errors;
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
    const err6 = { instancePath, schemaPath: "#/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
    if (vErrors === null) {
      vErrors = [err6];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err6);
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
    if (data.account_id === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" }, message: "must have required property 'account_id'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.merchant_order_id === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchant_order_id" }, message: "must have required property 'merchant_order_id'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.description === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.amount === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.country === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country" }, message: "must have required property 'country'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.payment_method === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment_method" }, message: "must have required property 'payment_method'" };
      if (vErrors === null) {
        vErrors = [err12];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.account_id !== void 0) {
      if (!validate54(data.account_id, { instancePath: instancePath + "/account_id", parentData: data, parentDataProperty: "account_id", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
    }
    if (data.merchant_order_id !== void 0) {
      let data5 = data.merchant_order_id;
      if (typeof data5 === "string") {
        if (func1(data5) > 255) {
          const err13 = { instancePath: instancePath + "/merchant_order_id", schemaPath: "#/properties/merchant_order_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func1(data5) < 3) {
          const err14 = { instancePath: instancePath + "/merchant_order_id", schemaPath: "#/properties/merchant_order_id/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/merchant_order_id", schemaPath: "#/properties/merchant_order_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data6 = data.description;
      if (typeof data6 === "string") {
        if (func1(data6) > 255) {
          const err16 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        if (func1(data6) < 3) {
          const err17 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.merchant_reference !== void 0) {
      let data7 = data.merchant_reference;
      if (typeof data7 === "string") {
        if (func1(data7) > 255) {
          const err19 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err19);
          }
          errors++;
        }
        if (func1(data7) < 3) {
          const err20 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err20];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err21];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      if (!validate208(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors })) {
        errors += validate208.errors.length;
        vErrors = joined(vErrors, validate208.errors);
      }
    }
    if (data.country !== void 0) {
      if (!validate211(data.country, { instancePath: instancePath + "/country", parentData: data, parentDataProperty: "country", rootData, dynamicAnchors })) {
        errors += validate211.errors.length;
        vErrors = joined(vErrors, validate211.errors);
      }
    }
    if (data.checkout !== void 0) {
      if (!validate204(data.checkout, { instancePath: instancePath + "/checkout", parentData: data, parentDataProperty: "checkout", rootData, dynamicAnchors })) {
        errors += validate204.errors.length;
        vErrors = joined(vErrors, validate204.errors);
      }
    }
    if (data.payment_method !== void 0) {
      if (!validate214(data.payment_method, { instancePath: instancePath + "/payment_method", parentData: data, parentDataProperty: "payment_method", rootData, dynamicAnchors })) {
        errors += validate214.errors.length;
        vErrors = joined(vErrors, validate214.errors);
      }
    }
    if (data.customer_payer !== void 0) {
      if (!validate94(data.customer_payer, { instancePath: instancePath + "/customer_payer", parentData: data, parentDataProperty: "customer_payer", rootData, dynamicAnchors })) {
        errors += validate94.errors.length;
        vErrors = joined(vErrors, validate94.errors);
      }
    }
    if (data.additional_data !== void 0) {
      if (!validate115(data.additional_data, { instancePath: instancePath + "/additional_data", parentData: data, parentDataProperty: "additional_data", rootData, dynamicAnchors })) {
        errors += validate115.errors.length;
        vErrors = joined(vErrors, validate115.errors);
      }
    }
    if (data.workflow !== void 0) {
      if (!validate229(data.workflow, { instancePath: instancePath + "/workflow", parentData: data, parentDataProperty: "workflow", rootData, dynamicAnchors })) {
        errors += validate229.errors.length;
        vErrors = joined(vErrors, validate229.errors);
      }
    }
    if (data.subscription !== void 0) {
      if (!validate231(data.subscription, { instancePath: instancePath + "/subscription", parentData: data, parentDataProperty: "subscription", rootData, dynamicAnchors })) {
        errors += validate231.errors.length;
        vErrors = joined(vErrors, validate231.errors);
      }
    }
    if (data.callback_url !== void 0) {
      let data16 = data.callback_url;
      if (typeof data16 === "string") {
        if (func1(data16) > 526) {
          const err22 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/maxLength", keyword: "maxLength", params: { limit: 526 }, message: "must NOT have more than 526 characters" };
          if (vErrors === null) {
            vErrors = [err22];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err22);
          }
          errors++;
        }
        if (func1(data16) < 3) {
          const err23 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err23];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err24];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.fraud_screening !== void 0) {
      if (!validate234(data.fraud_screening, { instancePath: instancePath + "/fraud_screening", parentData: data, parentDataProperty: "fraud_screening", rootData, dynamicAnchors })) {
        errors += validate234.errors.length;
        vErrors = joined(vErrors, validate234.errors);
      }
    }
    if (data.split_marketplace !== void 0) {
      let data18 = data.split_marketplace;
      if (Array.isArray(data18)) {
        const len0 = data18.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate236(data18[i0], { instancePath: instancePath + "/split_marketplace/" + i0, parentData: data18, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate236.errors.length;
            vErrors = joined(vErrors, validate236.errors);
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/split_marketplace", schemaPath: "#/properties/split_marketplace/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err25];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.metadata !== void 0) {
      let data20 = data.metadata;
      if (Array.isArray(data20)) {
        if (data20.length > 120) {
          const err26 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/maxItems", keyword: "maxItems", params: { limit: 120 }, message: "must NOT have more than 120 items" };
          if (vErrors === null) {
            vErrors = [err26];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err26);
          }
          errors++;
        }
        const len1 = data20.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate240(data20[i1], { instancePath: instancePath + "/metadata/" + i1, parentData: data20, parentDataProperty: i1, rootData, dynamicAnchors })) {
            errors += validate240.errors.length;
            vErrors = joined(vErrors, validate240.errors);
          }
        }
      } else {
        const err27 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err27];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err27);
        }
        errors++;
      }
    }
  } else {
    const err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err28];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err28);
    }
    errors++;
  }
  validate203.errors = vErrors;
  return errors === 0;
}
var createPayment_path = validate242;
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate242.errors = vErrors;
  return errors === 0;
}
var createPayment_headers = validate243;
var pattern9 = new RegExp("^[\\x21-\\x7e]+$", "u");
function validate243(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["x-idempotency-key"] === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "x-idempotency-key" }, message: "must have required property 'x-idempotency-key'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data["x-idempotency-key"] !== void 0) {
      let data0 = data["x-idempotency-key"];
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err1 = { instancePath: instancePath + "/x-idempotency-key", schemaPath: "#/properties/x-idempotency-key/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/x-idempotency-key", schemaPath: "#/properties/x-idempotency-key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern9.test(data0)) {
          const err3 = { instancePath: instancePath + "/x-idempotency-key", schemaPath: "#/properties/x-idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[\\x21-\\x7e]+$" }, message: 'must match pattern "^[\\x21-\\x7e]+$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/x-idempotency-key", schemaPath: "#/properties/x-idempotency-key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err5);
    }
    errors++;
  }
  validate243.errors = vErrors;
  return errors === 0;
}
var listPaymentsByOrder_200 = validate244;
var schema98 = { "x-basis": "own", "allOf": [{ "$ref": "component:PaymentBase" }, { "type": "object", "required": ["transactions", "split", "taxes"], "properties": { "taxes": { "x-basis": "own", "type": ["array", "object", "null"], "items": true, "additionalProperties": true }, "transactions": { "x-basis": "own", "type": "array", "items": { "$ref": "component:RetrievedTransaction" } }, "transactions_history": { "x-basis": "public", "type": ["array", "null"], "items": { "$ref": "component:Transaction" } }, "split": { "x-basis": "own", "type": "array", "items": { "$ref": "component:OpenObject" } } } }] };
var schema99 = { "allOf": [{ "$ref": "component:Transaction" }, { "type": "object", "properties": { "three_d_secure_action_required": { "x-basis": "own", "type": ["boolean", "null"] } } }] };
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate177(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    errors += validate177.errors.length;
    vErrors = joined(vErrors, validate177.errors);
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.three_d_secure_action_required !== void 0) {
      let data0 = data.three_d_secure_action_required;
      if (typeof data0 !== "boolean" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/three_d_secure_action_required", schemaPath: "#/allOf/1/properties/three_d_secure_action_required/type", keyword: "type", params: { type: schema99.allOf[1].properties.three_d_secure_action_required.type }, message: "must be boolean,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate247.errors = vErrors;
  return errors === 0;
}
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate53(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    errors += validate53.errors.length;
    vErrors = joined(vErrors, validate53.errors);
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.transactions === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "transactions" }, message: "must have required property 'transactions'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.split === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "split" }, message: "must have required property 'split'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.taxes === void 0) {
      const err2 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "taxes" }, message: "must have required property 'taxes'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.taxes !== void 0) {
      if (typeof data.taxes != "object") {
        const err3 = { instancePath: instancePath + "/taxes", schemaPath: "#/allOf/1/properties/taxes/type", keyword: "type", params: { type: schema98.allOf[1].properties.taxes.type }, message: "must be array,object,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.transactions !== void 0) {
      let data1 = data.transactions;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate247(data1[i0], { instancePath: instancePath + "/transactions/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate247.errors.length;
            vErrors = joined(vErrors, validate247.errors);
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/transactions", schemaPath: "#/allOf/1/properties/transactions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.transactions_history !== void 0) {
      let data3 = data.transactions_history;
      if (!Array.isArray(data3) && data3 !== null) {
        const err5 = { instancePath: instancePath + "/transactions_history", schemaPath: "#/allOf/1/properties/transactions_history/type", keyword: "type", params: { type: schema98.allOf[1].properties.transactions_history.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (Array.isArray(data3)) {
        const len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate177(data3[i1], { instancePath: instancePath + "/transactions_history/" + i1, parentData: data3, parentDataProperty: i1, rootData, dynamicAnchors })) {
            errors += validate177.errors.length;
            vErrors = joined(vErrors, validate177.errors);
          }
        }
      }
    }
    if (data.split !== void 0) {
      let data5 = data.split;
      if (Array.isArray(data5)) {
        const len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate69(data5[i2], { instancePath: instancePath + "/split/" + i2, parentData: data5, parentDataProperty: i2, rootData, dynamicAnchors })) {
            errors += validate69.errors.length;
            vErrors = joined(vErrors, validate69.errors);
          }
        }
      } else {
        const err6 = { instancePath: instancePath + "/split", schemaPath: "#/allOf/1/properties/split/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err7);
    }
    errors++;
  }
  validate245.errors = vErrors;
  return errors === 0;
}
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (Array.isArray(data)) {
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      if (!validate245(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors })) {
        errors += validate245.errors.length;
        vErrors = joined(vErrors, validate245.errors);
      }
    }
  } else {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate244.errors = vErrors;
  return errors === 0;
}
var Payment = validate245;
var retrievePayment_path = validate253;
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment_id" }, message: "must have required property 'payment_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.payment_id !== void 0) {
      let data0 = data.payment_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err1 = { instancePath: instancePath + "/payment_id", schemaPath: "#/properties/payment_id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err2 = { instancePath: instancePath + "/payment_id", schemaPath: "#/properties/payment_id/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!formats0.test(data0)) {
          const err3 = { instancePath: instancePath + "/payment_id", schemaPath: "#/properties/payment_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/payment_id", schemaPath: "#/properties/payment_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err5);
    }
    errors++;
  }
  validate253.errors = vErrors;
  return errors === 0;
}
var TransactionWithPayment = validate254;
function validate256(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.captured === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "captured" }, message: "must have required property 'captured'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.currency === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.refunded === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refunded" }, message: "must have required property 'refunded'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.captured !== void 0) {
      let data0 = data.captured;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err4 = { instancePath: instancePath + "/captured", schemaPath: "#/properties/captured/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.currency !== void 0) {
      if (!validate67(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        errors += validate67.errors.length;
        vErrors = joined(vErrors, validate67.errors);
      }
    }
    if (data.refunded !== void 0) {
      let data2 = data.refunded;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        const err5 = { instancePath: instancePath + "/refunded", schemaPath: "#/properties/refunded/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      let data3 = data.value;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        const err6 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
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
  validate256.errors = vErrors;
  return errors === 0;
}
function validate259(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.account_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" }, message: "must have required property 'account_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.merchant_order_id === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchant_order_id" }, message: "must have required property 'merchant_order_id'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.sub_status === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sub_status" }, message: "must have required property 'sub_status'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (!validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
    }
    if (data.account_id !== void 0) {
      if (!validate54(data.account_id, { instancePath: instancePath + "/account_id", parentData: data, parentDataProperty: "account_id", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
    }
    if (data.merchant_order_id !== void 0) {
      if (typeof data.merchant_order_id !== "string") {
        const err5 = { instancePath: instancePath + "/merchant_order_id", schemaPath: "#/properties/merchant_order_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate59(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate59.errors.length;
        vErrors = joined(vErrors, validate59.errors);
      }
    }
    if (data.sub_status !== void 0) {
      if (!validate61(data.sub_status, { instancePath: instancePath + "/sub_status", parentData: data, parentDataProperty: "sub_status", rootData, dynamicAnchors })) {
        errors += validate61.errors.length;
        vErrors = joined(vErrors, validate61.errors);
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err6);
    }
    errors++;
  }
  validate259.errors = vErrors;
  return errors === 0;
}
function validate254(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate178(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    errors += validate178.errors.length;
    vErrors = joined(vErrors, validate178.errors);
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.amount === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.payment === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "payment" }, message: "must have required property 'payment'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.amount !== void 0) {
      if (!validate256(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors })) {
        errors += validate256.errors.length;
        vErrors = joined(vErrors, validate256.errors);
      }
    }
    if (data.payment !== void 0) {
      if (!validate259(data.payment, { instancePath: instancePath + "/payment", parentData: data, parentDataProperty: "payment", rootData, dynamicAnchors })) {
        errors += validate259.errors.length;
        vErrors = joined(vErrors, validate259.errors);
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate254.errors = vErrors;
  return errors === 0;
}
var CapturePaymentRequest = validate265;
function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currency === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.value === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.currency !== void 0) {
      if (!validate67(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        errors += validate67.errors.length;
        vErrors = joined(vErrors, validate67.errors);
      }
    }
    if (data.value !== void 0) {
      let data1 = data.value;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 5497558138879999e-4 || isNaN(data1)) {
          const err2 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5497558138879999e-4 }, message: "must be <= 549755813887.9999" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data1 <= 0 || isNaN(data1)) {
          const err3 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 }, message: "must be > 0" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
        if (+data1.toFixed(4) !== data1) {
          const err4 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/x-decimal-places", keyword: "x-decimal-places", params: { limit: 4 }, message: "must have at most 4 decimal places" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err6);
    }
    errors++;
  }
  validate266.errors = vErrors;
  return errors === 0;
}
function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merchant_reference === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchant_reference" }, message: "must have required property 'merchant_reference'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.amount === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.reason === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.merchant_reference !== void 0) {
      let data0 = data.merchant_reference;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err3 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data0) < 3) {
          const err4 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      if (!validate266(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors })) {
        errors += validate266.errors.length;
        vErrors = joined(vErrors, validate266.errors);
      }
    }
    if (data.reason !== void 0) {
      let data2 = data.reason;
      if (typeof data2 === "string") {
        if (func1(data2) < 1) {
          const err6 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err8);
    }
    errors++;
  }
  validate265.errors = vErrors;
  return errors === 0;
}
var capturePayment_path = validate269;
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment_id" }, message: "must have required property 'payment_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.transaction_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transaction_id" }, message: "must have required property 'transaction_id'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.payment_id !== void 0) {
      let data0 = data.payment_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err2 = { instancePath: instancePath + "/payment_id", schemaPath: "#/properties/payment_id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err3 = { instancePath: instancePath + "/payment_id", schemaPath: "#/properties/payment_id/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!formats0.test(data0)) {
          const err4 = { instancePath: instancePath + "/payment_id", schemaPath: "#/properties/payment_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/payment_id", schemaPath: "#/properties/payment_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.transaction_id !== void 0) {
      let data1 = data.transaction_id;
      if (typeof data1 === "string") {
        if (func1(data1) > 36) {
          const err6 = { instancePath: instancePath + "/transaction_id", schemaPath: "#/properties/transaction_id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func1(data1) < 36) {
          const err7 = { instancePath: instancePath + "/transaction_id", schemaPath: "#/properties/transaction_id/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!formats0.test(data1)) {
          const err8 = { instancePath: instancePath + "/transaction_id", schemaPath: "#/properties/transaction_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/transaction_id", schemaPath: "#/properties/transaction_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate269.errors = vErrors;
  return errors === 0;
}
var CancelPaymentRequest = validate270;
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merchant_reference === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchant_reference" }, message: "must have required property 'merchant_reference'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.merchant_reference !== void 0) {
      let data0 = data.merchant_reference;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err1 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 3) {
          const err2 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 === "string") {
        if (func1(data1) < 1) {
          const err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data2 = data.reason;
      if (typeof data2 === "string") {
        if (func1(data2) < 1) {
          const err6 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err8);
    }
    errors++;
  }
  validate270.errors = vErrors;
  return errors === 0;
}
var RefundedPayment = validate271;
var schema108 = { "x-basis": "public", "allOf": [{ "$ref": "component:PaymentBase" }, { "type": "object", "required": ["transactions", "transactions_history"], "properties": { "transactions": { "allOf": [{ "$ref": "component:Transaction" }] }, "transactions_history": { "type": ["array", "null"], "items": { "$ref": "component:Transaction" } } } }] };
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate53(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    errors += validate53.errors.length;
    vErrors = joined(vErrors, validate53.errors);
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.transactions === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "transactions" }, message: "must have required property 'transactions'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.transactions_history === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "transactions_history" }, message: "must have required property 'transactions_history'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.transactions !== void 0) {
      if (!validate177(data.transactions, { instancePath: instancePath + "/transactions", parentData: data, parentDataProperty: "transactions", rootData, dynamicAnchors })) {
        errors += validate177.errors.length;
        vErrors = joined(vErrors, validate177.errors);
      }
    }
    if (data.transactions_history !== void 0) {
      let data1 = data.transactions_history;
      if (!Array.isArray(data1) && data1 !== null) {
        const err2 = { instancePath: instancePath + "/transactions_history", schemaPath: "#/allOf/1/properties/transactions_history/type", keyword: "type", params: { type: schema108.allOf[1].properties.transactions_history.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate177(data1[i0], { instancePath: instancePath + "/transactions_history/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate177.errors.length;
            vErrors = joined(vErrors, validate177.errors);
          }
        }
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate271.errors = vErrors;
  return errors === 0;
}
var RefundPaymentRequest = validate275;
function validate275(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merchant_reference === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchant_reference" }, message: "must have required property 'merchant_reference'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.merchant_reference !== void 0) {
      let data0 = data.merchant_reference;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err1 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 3) {
          const err2 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.amount !== void 0) {
      if (!validate266(data.amount, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors })) {
        errors += validate266.errors.length;
        vErrors = joined(vErrors, validate266.errors);
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 === "string") {
        if (func1(data2) < 1) {
          const err4 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.reason !== void 0) {
      let data3 = data.reason;
      if (typeof data3 === "string") {
        if (func1(data3) < 1) {
          const err6 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err8);
    }
    errors++;
  }
  validate275.errors = vErrors;
  return errors === 0;
}
var DisputedPayment = validate277;
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate53(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    errors += validate53.errors.length;
    vErrors = joined(vErrors, validate53.errors);
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.transactions === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "transactions" }, message: "must have required property 'transactions'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.split_marketplace === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "split_marketplace" }, message: "must have required property 'split_marketplace'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.transactions !== void 0) {
      if (!validate177(data.transactions, { instancePath: instancePath + "/transactions", parentData: data, parentDataProperty: "transactions", rootData, dynamicAnchors })) {
        errors += validate177.errors.length;
        vErrors = joined(vErrors, validate177.errors);
      }
    }
    if (data.split_marketplace !== void 0) {
      let data1 = data.split_marketplace;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate236(data1[i0], { instancePath: instancePath + "/split_marketplace/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate236.errors.length;
            vErrors = joined(vErrors, validate236.errors);
          }
        }
      } else {
        const err2 = { instancePath: instancePath + "/split_marketplace", schemaPath: "#/allOf/1/properties/split_marketplace/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate277.errors = vErrors;
  return errors === 0;
}
var DisputeRequest = validate281;
var schema112 = { "x-basis": "own", "x-client-check": true, "type": "object", "required": ["content_type", "file_name", "content_category", "content"], "properties": { "content_type": { "type": "string", "enum": ["application/pdf"] }, "file_name": { "type": "string", "minLength": 1, "x-basis": "own" }, "content_category": { "$ref": "component:EvidenceCategory" }, "content": { "x-basis": "own", "x-client-check": true, "type": "string", "minLength": 1, "maxLength": 1398104, "pattern": "^[A-Za-z0-9+/]+={0,2}$", "contentEncoding": "base64", "contentMediaType": "application/pdf", "x-max-decoded-bytes": 1048576, "x-media-type-magic": "%PDF-" } } };
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate283.errors = vErrors;
  return errors === 0;
}
var pattern10 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.content_type === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content_type" }, message: "must have required property 'content_type'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.file_name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file_name" }, message: "must have required property 'file_name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.content_category === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content_category" }, message: "must have required property 'content_category'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.content === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.content_type !== void 0) {
      let data0 = data.content_type;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data0 === "application/pdf")) {
        const err5 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/enum", keyword: "enum", params: { allowedValues: schema112.properties.content_type.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.file_name !== void 0) {
      let data1 = data.file_name;
      if (typeof data1 === "string") {
        if (func1(data1) < 1) {
          const err6 = { instancePath: instancePath + "/file_name", schemaPath: "#/properties/file_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/file_name", schemaPath: "#/properties/file_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.content_category !== void 0) {
      if (!validate283(data.content_category, { instancePath: instancePath + "/content_category", parentData: data, parentDataProperty: "content_category", rootData, dynamicAnchors })) {
        errors += validate283.errors.length;
        vErrors = joined(vErrors, validate283.errors);
      }
    }
    if (data.content !== void 0) {
      let data3 = data.content;
      if (typeof data3 === "string") {
        if (Math.floor(data3.replace(/={1,2}$/, "").length * 3 / 4) > 1048576) {
          const err8 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/x-max-decoded-bytes", keyword: "x-max-decoded-bytes", params: { limit: 1048576 }, message: "must be a file of at most 1048576 bytes, and is one of " + Math.floor(data3.replace(/={1,2}$/, "").length * 3 / 4) + " bytes" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func1(data3) > 1398104) {
          const err9 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxLength", keyword: "maxLength", params: { limit: 1398104 }, message: "must NOT have more than 1398104 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func1(data3) < 1) {
          const err10 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!pattern10.test(data3)) {
          const err11 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9+/]+={0,2}$" }, message: 'must match pattern "^[A-Za-z0-9+/]+={0,2}$"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err13);
    }
    errors++;
  }
  validate282.errors = vErrors;
  return errors === 0;
}
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" }, message: "must have required property 'account_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.evidence === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.account_id !== void 0) {
      let data0 = data.account_id;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.evidence !== void 0) {
      let data1 = data.evidence;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          const err4 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate282(data1[i0], { instancePath: instancePath + "/evidence/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate282.errors.length;
            vErrors = joined(vErrors, validate282.errors);
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err6);
    }
    errors++;
  }
  validate281.errors = vErrors;
  return errors === 0;
}
var Customer = validate286;
var schema114 = { "x-basis": "public", "allOf": [{ "type": "object", "required": ["id", "created_at", "updated_at"], "properties": { "id": { "type": "string", "minLength": 36, "maxLength": 64 }, "created_at": { "$ref": "component:Timestamp" }, "updated_at": { "$ref": "component:Timestamp" } } }, { "type": "object", "required": ["merchant_customer_id"], "properties": { "merchant_customer_id": { "type": "string", "minLength": 3, "maxLength": 255 }, "merchant_customer_created_at": { "anyOf": [{ "$ref": "component:Timestamp" }, { "type": "null" }] }, "first_name": { "type": ["string", "null"] }, "last_name": { "type": ["string", "null"] }, "gender": { "anyOf": [{ "$ref": "component:Gender" }, { "type": "null" }] }, "date_of_birth": { "type": ["string", "null"], "format": "date" }, "email": { "type": ["string", "null"] }, "nationality": { "anyOf": [{ "$ref": "component:CountryCode" }, { "type": "null" }] }, "country": { "anyOf": [{ "$ref": "component:CountryCode" }, { "type": "null" }] }, "document": { "anyOf": [{ "$ref": "component:IdentityDocument" }, { "type": "null" }] }, "phone": { "anyOf": [{ "$ref": "component:Phone" }, { "type": "null" }] }, "billing_address": { "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] }, "shipping_address": { "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] }, "metadata": { "type": "array", "maxItems": 50, "items": { "$ref": "component:MetadataItemInput" } } } }] };
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err1 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.updated_at === void 0) {
      const err2 = { instancePath, schemaPath: "#/allOf/0/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err3 = { instancePath: instancePath + "/id", schemaPath: "#/allOf/0/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err4 = { instancePath: instancePath + "/id", schemaPath: "#/allOf/0/properties/id/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/id", schemaPath: "#/allOf/0/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      if (!validate63(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
    if (data.updated_at !== void 0) {
      if (!validate63(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/allOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err6);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merchant_customer_id === void 0) {
      const err7 = { instancePath, schemaPath: "#/allOf/1/required", keyword: "required", params: { missingProperty: "merchant_customer_id" }, message: "must have required property 'merchant_customer_id'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.merchant_customer_id !== void 0) {
      let data3 = data.merchant_customer_id;
      if (typeof data3 === "string") {
        if (func1(data3) > 255) {
          const err8 = { instancePath: instancePath + "/merchant_customer_id", schemaPath: "#/allOf/1/properties/merchant_customer_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func1(data3) < 3) {
          const err9 = { instancePath: instancePath + "/merchant_customer_id", schemaPath: "#/allOf/1/properties/merchant_customer_id/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/merchant_customer_id", schemaPath: "#/allOf/1/properties/merchant_customer_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.merchant_customer_created_at !== void 0) {
      let data4 = data.merchant_customer_created_at;
      const _errs11 = errors;
      let valid3 = false;
      const _errs12 = errors;
      if (!validate63(data4, { instancePath: instancePath + "/merchant_customer_created_at", parentData: data, parentDataProperty: "merchant_customer_created_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
      var _valid0 = _errs12 === errors;
      valid3 = valid3 || _valid0;
      if (!valid3) {
        const _errs13 = errors;
        if (data4 !== null) {
          const err11 = { instancePath: instancePath + "/merchant_customer_created_at", schemaPath: "#/allOf/1/properties/merchant_customer_created_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err11];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err11);
          }
          errors++;
        }
        var _valid0 = _errs13 === errors;
        valid3 = valid3 || _valid0;
      }
      if (!valid3) {
        const err12 = { instancePath: instancePath + "/merchant_customer_created_at", schemaPath: "#/allOf/1/properties/merchant_customer_created_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs11;
        if (vErrors !== null) {
          if (_errs11) {
            vErrors.length = Math.min(vErrors.length, _errs11);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.first_name !== void 0) {
      let data5 = data.first_name;
      if (typeof data5 !== "string" && data5 !== null) {
        const err13 = { instancePath: instancePath + "/first_name", schemaPath: "#/allOf/1/properties/first_name/type", keyword: "type", params: { type: schema114.allOf[1].properties.first_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.last_name !== void 0) {
      let data6 = data.last_name;
      if (typeof data6 !== "string" && data6 !== null) {
        const err14 = { instancePath: instancePath + "/last_name", schemaPath: "#/allOf/1/properties/last_name/type", keyword: "type", params: { type: schema114.allOf[1].properties.last_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.gender !== void 0) {
      let data7 = data.gender;
      const _errs20 = errors;
      let valid4 = false;
      const _errs21 = errors;
      if (!validate95(data7, { instancePath: instancePath + "/gender", parentData: data, parentDataProperty: "gender", rootData, dynamicAnchors })) {
        errors += validate95.errors.length;
        vErrors = joined(vErrors, validate95.errors);
      }
      var _valid1 = _errs21 === errors;
      valid4 = valid4 || _valid1;
      if (!valid4) {
        const _errs22 = errors;
        if (data7 !== null) {
          const err15 = { instancePath: instancePath + "/gender", schemaPath: "#/allOf/1/properties/gender/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err15];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err15);
          }
          errors++;
        }
        var _valid1 = _errs22 === errors;
        valid4 = valid4 || _valid1;
      }
      if (!valid4) {
        const err16 = { instancePath: instancePath + "/gender", schemaPath: "#/allOf/1/properties/gender/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err16];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err16);
        }
        errors++;
      } else {
        errors = _errs20;
        if (vErrors !== null) {
          if (_errs20) {
            vErrors.length = Math.min(vErrors.length, _errs20);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.date_of_birth !== void 0) {
      let data8 = data.date_of_birth;
      if (typeof data8 !== "string" && data8 !== null) {
        const err17 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/allOf/1/properties/date_of_birth/type", keyword: "type", params: { type: schema114.allOf[1].properties.date_of_birth.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (!formats4.validate(data8)) {
          const err18 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/allOf/1/properties/date_of_birth/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err18];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.email !== void 0) {
      let data9 = data.email;
      if (typeof data9 !== "string" && data9 !== null) {
        const err19 = { instancePath: instancePath + "/email", schemaPath: "#/allOf/1/properties/email/type", keyword: "type", params: { type: schema114.allOf[1].properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.nationality !== void 0) {
      let data10 = data.nationality;
      const _errs29 = errors;
      let valid5 = false;
      const _errs30 = errors;
      if (!validate57(data10, { instancePath: instancePath + "/nationality", parentData: data, parentDataProperty: "nationality", rootData, dynamicAnchors })) {
        errors += validate57.errors.length;
        vErrors = joined(vErrors, validate57.errors);
      }
      var _valid2 = _errs30 === errors;
      valid5 = valid5 || _valid2;
      if (!valid5) {
        const _errs31 = errors;
        if (data10 !== null) {
          const err20 = { instancePath: instancePath + "/nationality", schemaPath: "#/allOf/1/properties/nationality/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err20];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err20);
          }
          errors++;
        }
        var _valid2 = _errs31 === errors;
        valid5 = valid5 || _valid2;
      }
      if (!valid5) {
        const err21 = { instancePath: instancePath + "/nationality", schemaPath: "#/allOf/1/properties/nationality/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err21];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err21);
        }
        errors++;
      } else {
        errors = _errs29;
        if (vErrors !== null) {
          if (_errs29) {
            vErrors.length = Math.min(vErrors.length, _errs29);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.country !== void 0) {
      let data11 = data.country;
      const _errs34 = errors;
      let valid6 = false;
      const _errs35 = errors;
      if (!validate57(data11, { instancePath: instancePath + "/country", parentData: data, parentDataProperty: "country", rootData, dynamicAnchors })) {
        errors += validate57.errors.length;
        vErrors = joined(vErrors, validate57.errors);
      }
      var _valid3 = _errs35 === errors;
      valid6 = valid6 || _valid3;
      if (!valid6) {
        const _errs36 = errors;
        if (data11 !== null) {
          const err22 = { instancePath: instancePath + "/country", schemaPath: "#/allOf/1/properties/country/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err22];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err22);
          }
          errors++;
        }
        var _valid3 = _errs36 === errors;
        valid6 = valid6 || _valid3;
      }
      if (!valid6) {
        const err23 = { instancePath: instancePath + "/country", schemaPath: "#/allOf/1/properties/country/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err23];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err23);
        }
        errors++;
      } else {
        errors = _errs34;
        if (vErrors !== null) {
          if (_errs34) {
            vErrors.length = Math.min(vErrors.length, _errs34);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.document !== void 0) {
      let data12 = data.document;
      const _errs39 = errors;
      let valid7 = false;
      const _errs40 = errors;
      if (!validate102(data12, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
        errors += validate102.errors.length;
        vErrors = joined(vErrors, validate102.errors);
      }
      var _valid4 = _errs40 === errors;
      valid7 = valid7 || _valid4;
      if (!valid7) {
        const _errs41 = errors;
        if (data12 !== null) {
          const err24 = { instancePath: instancePath + "/document", schemaPath: "#/allOf/1/properties/document/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err24];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err24);
          }
          errors++;
        }
        var _valid4 = _errs41 === errors;
        valid7 = valid7 || _valid4;
      }
      if (!valid7) {
        const err25 = { instancePath: instancePath + "/document", schemaPath: "#/allOf/1/properties/document/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err25];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err25);
        }
        errors++;
      } else {
        errors = _errs39;
        if (vErrors !== null) {
          if (_errs39) {
            vErrors.length = Math.min(vErrors.length, _errs39);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.phone !== void 0) {
      let data13 = data.phone;
      const _errs44 = errors;
      let valid8 = false;
      const _errs45 = errors;
      if (!validate106(data13, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors })) {
        errors += validate106.errors.length;
        vErrors = joined(vErrors, validate106.errors);
      }
      var _valid5 = _errs45 === errors;
      valid8 = valid8 || _valid5;
      if (!valid8) {
        const _errs46 = errors;
        if (data13 !== null) {
          const err26 = { instancePath: instancePath + "/phone", schemaPath: "#/allOf/1/properties/phone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err26];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err26);
          }
          errors++;
        }
        var _valid5 = _errs46 === errors;
        valid8 = valid8 || _valid5;
      }
      if (!valid8) {
        const err27 = { instancePath: instancePath + "/phone", schemaPath: "#/allOf/1/properties/phone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err27];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err27);
        }
        errors++;
      } else {
        errors = _errs44;
        if (vErrors !== null) {
          if (_errs44) {
            vErrors.length = Math.min(vErrors.length, _errs44);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.billing_address !== void 0) {
      let data14 = data.billing_address;
      const _errs49 = errors;
      let valid9 = false;
      const _errs50 = errors;
      if (!validate108(data14, { instancePath: instancePath + "/billing_address", parentData: data, parentDataProperty: "billing_address", rootData, dynamicAnchors })) {
        errors += validate108.errors.length;
        vErrors = joined(vErrors, validate108.errors);
      }
      var _valid6 = _errs50 === errors;
      valid9 = valid9 || _valid6;
      if (!valid9) {
        const _errs51 = errors;
        if (data14 !== null) {
          const err28 = { instancePath: instancePath + "/billing_address", schemaPath: "#/allOf/1/properties/billing_address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err28];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err28);
          }
          errors++;
        }
        var _valid6 = _errs51 === errors;
        valid9 = valid9 || _valid6;
      }
      if (!valid9) {
        const err29 = { instancePath: instancePath + "/billing_address", schemaPath: "#/allOf/1/properties/billing_address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err29];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err29);
        }
        errors++;
      } else {
        errors = _errs49;
        if (vErrors !== null) {
          if (_errs49) {
            vErrors.length = Math.min(vErrors.length, _errs49);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.shipping_address !== void 0) {
      let data15 = data.shipping_address;
      const _errs54 = errors;
      let valid10 = false;
      const _errs55 = errors;
      if (!validate108(data15, { instancePath: instancePath + "/shipping_address", parentData: data, parentDataProperty: "shipping_address", rootData, dynamicAnchors })) {
        errors += validate108.errors.length;
        vErrors = joined(vErrors, validate108.errors);
      }
      var _valid7 = _errs55 === errors;
      valid10 = valid10 || _valid7;
      if (!valid10) {
        const _errs56 = errors;
        if (data15 !== null) {
          const err30 = { instancePath: instancePath + "/shipping_address", schemaPath: "#/allOf/1/properties/shipping_address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err30];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err30);
          }
          errors++;
        }
        var _valid7 = _errs56 === errors;
        valid10 = valid10 || _valid7;
      }
      if (!valid10) {
        const err31 = { instancePath: instancePath + "/shipping_address", schemaPath: "#/allOf/1/properties/shipping_address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err31];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err31);
        }
        errors++;
      } else {
        errors = _errs54;
        if (vErrors !== null) {
          if (_errs54) {
            vErrors.length = Math.min(vErrors.length, _errs54);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.metadata !== void 0) {
      let data16 = data.metadata;
      if (Array.isArray(data16)) {
        if (data16.length > 50) {
          const err32 = { instancePath: instancePath + "/metadata", schemaPath: "#/allOf/1/properties/metadata/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          if (vErrors === null) {
            vErrors = [err32];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err32);
          }
          errors++;
        }
        const len0 = data16.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate240(data16[i0], { instancePath: instancePath + "/metadata/" + i0, parentData: data16, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate240.errors.length;
            vErrors = joined(vErrors, validate240.errors);
          }
        }
      } else {
        const err33 = { instancePath: instancePath + "/metadata", schemaPath: "#/allOf/1/properties/metadata/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err33];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err33);
        }
        errors++;
      }
    }
  } else {
    const err34 = { instancePath, schemaPath: "#/allOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err34];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err34);
    }
    errors++;
  }
  validate286.errors = vErrors;
  return errors === 0;
}
var CreateCustomerRequest = validate298;
var schema115 = { "x-basis": "public", "type": "object", "required": ["merchant_customer_id"], "properties": { "merchant_customer_id": { "type": "string", "minLength": 3, "maxLength": 255 }, "merchant_customer_created_at": { "anyOf": [{ "$ref": "component:Timestamp" }, { "type": "null" }] }, "first_name": { "type": ["string", "null"] }, "last_name": { "type": ["string", "null"] }, "gender": { "anyOf": [{ "$ref": "component:Gender" }, { "type": "null" }] }, "date_of_birth": { "type": ["string", "null"], "format": "date" }, "email": { "type": ["string", "null"] }, "nationality": { "anyOf": [{ "$ref": "component:CountryCode" }, { "type": "null" }] }, "country": { "anyOf": [{ "$ref": "component:CountryCode" }, { "type": "null" }] }, "document": { "anyOf": [{ "$ref": "component:IdentityDocument" }, { "type": "null" }] }, "phone": { "anyOf": [{ "$ref": "component:Phone" }, { "type": "null" }] }, "billing_address": { "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] }, "shipping_address": { "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] }, "metadata": { "type": "array", "maxItems": 50, "items": { "$ref": "component:MetadataItemInput" } } } };
function validate298(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merchant_customer_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchant_customer_id" }, message: "must have required property 'merchant_customer_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.merchant_customer_id !== void 0) {
      let data0 = data.merchant_customer_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 255) {
          const err1 = { instancePath: instancePath + "/merchant_customer_id", schemaPath: "#/properties/merchant_customer_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 3) {
          const err2 = { instancePath: instancePath + "/merchant_customer_id", schemaPath: "#/properties/merchant_customer_id/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/merchant_customer_id", schemaPath: "#/properties/merchant_customer_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.merchant_customer_created_at !== void 0) {
      let data1 = data.merchant_customer_created_at;
      const _errs4 = errors;
      let valid1 = false;
      const _errs5 = errors;
      if (!validate63(data1, { instancePath: instancePath + "/merchant_customer_created_at", parentData: data, parentDataProperty: "merchant_customer_created_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
      var _valid0 = _errs5 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs6 = errors;
        if (data1 !== null) {
          const err4 = { instancePath: instancePath + "/merchant_customer_created_at", schemaPath: "#/properties/merchant_customer_created_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err5 = { instancePath: instancePath + "/merchant_customer_created_at", schemaPath: "#/properties/merchant_customer_created_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = Math.min(vErrors.length, _errs4);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.first_name !== void 0) {
      let data2 = data.first_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err6 = { instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: schema115.properties.first_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.last_name !== void 0) {
      let data3 = data.last_name;
      if (typeof data3 !== "string" && data3 !== null) {
        const err7 = { instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: schema115.properties.last_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.gender !== void 0) {
      let data4 = data.gender;
      const _errs13 = errors;
      let valid2 = false;
      const _errs14 = errors;
      if (!validate95(data4, { instancePath: instancePath + "/gender", parentData: data, parentDataProperty: "gender", rootData, dynamicAnchors })) {
        errors += validate95.errors.length;
        vErrors = joined(vErrors, validate95.errors);
      }
      var _valid1 = _errs14 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs15 = errors;
        if (data4 !== null) {
          const err8 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
        var _valid1 = _errs15 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err9 = { instancePath: instancePath + "/gender", schemaPath: "#/properties/gender/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      } else {
        errors = _errs13;
        if (vErrors !== null) {
          if (_errs13) {
            vErrors.length = Math.min(vErrors.length, _errs13);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.date_of_birth !== void 0) {
      let data5 = data.date_of_birth;
      if (typeof data5 !== "string" && data5 !== null) {
        const err10 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/type", keyword: "type", params: { type: schema115.properties.date_of_birth.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (!formats4.validate(data5)) {
          const err11 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.email !== void 0) {
      let data6 = data.email;
      if (typeof data6 !== "string" && data6 !== null) {
        const err12 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema115.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.nationality !== void 0) {
      let data7 = data.nationality;
      const _errs22 = errors;
      let valid3 = false;
      const _errs23 = errors;
      if (!validate57(data7, { instancePath: instancePath + "/nationality", parentData: data, parentDataProperty: "nationality", rootData, dynamicAnchors })) {
        errors += validate57.errors.length;
        vErrors = joined(vErrors, validate57.errors);
      }
      var _valid2 = _errs23 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs24 = errors;
        if (data7 !== null) {
          const err13 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err13];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err13);
          }
          errors++;
        }
        var _valid2 = _errs24 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err14 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = Math.min(vErrors.length, _errs22);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.country !== void 0) {
      let data8 = data.country;
      const _errs27 = errors;
      let valid4 = false;
      const _errs28 = errors;
      if (!validate57(data8, { instancePath: instancePath + "/country", parentData: data, parentDataProperty: "country", rootData, dynamicAnchors })) {
        errors += validate57.errors.length;
        vErrors = joined(vErrors, validate57.errors);
      }
      var _valid3 = _errs28 === errors;
      valid4 = valid4 || _valid3;
      if (!valid4) {
        const _errs29 = errors;
        if (data8 !== null) {
          const err15 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err15];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err15);
          }
          errors++;
        }
        var _valid3 = _errs29 === errors;
        valid4 = valid4 || _valid3;
      }
      if (!valid4) {
        const err16 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err16];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err16);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = Math.min(vErrors.length, _errs27);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.document !== void 0) {
      let data9 = data.document;
      const _errs32 = errors;
      let valid5 = false;
      const _errs33 = errors;
      if (!validate102(data9, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
        errors += validate102.errors.length;
        vErrors = joined(vErrors, validate102.errors);
      }
      var _valid4 = _errs33 === errors;
      valid5 = valid5 || _valid4;
      if (!valid5) {
        const _errs34 = errors;
        if (data9 !== null) {
          const err17 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err17];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err17);
          }
          errors++;
        }
        var _valid4 = _errs34 === errors;
        valid5 = valid5 || _valid4;
      }
      if (!valid5) {
        const err18 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err18];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err18);
        }
        errors++;
      } else {
        errors = _errs32;
        if (vErrors !== null) {
          if (_errs32) {
            vErrors.length = Math.min(vErrors.length, _errs32);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.phone !== void 0) {
      let data10 = data.phone;
      const _errs37 = errors;
      let valid6 = false;
      const _errs38 = errors;
      if (!validate106(data10, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors })) {
        errors += validate106.errors.length;
        vErrors = joined(vErrors, validate106.errors);
      }
      var _valid5 = _errs38 === errors;
      valid6 = valid6 || _valid5;
      if (!valid6) {
        const _errs39 = errors;
        if (data10 !== null) {
          const err19 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err19];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err19);
          }
          errors++;
        }
        var _valid5 = _errs39 === errors;
        valid6 = valid6 || _valid5;
      }
      if (!valid6) {
        const err20 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err20];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err20);
        }
        errors++;
      } else {
        errors = _errs37;
        if (vErrors !== null) {
          if (_errs37) {
            vErrors.length = Math.min(vErrors.length, _errs37);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.billing_address !== void 0) {
      let data11 = data.billing_address;
      const _errs42 = errors;
      let valid7 = false;
      const _errs43 = errors;
      if (!validate108(data11, { instancePath: instancePath + "/billing_address", parentData: data, parentDataProperty: "billing_address", rootData, dynamicAnchors })) {
        errors += validate108.errors.length;
        vErrors = joined(vErrors, validate108.errors);
      }
      var _valid6 = _errs43 === errors;
      valid7 = valid7 || _valid6;
      if (!valid7) {
        const _errs44 = errors;
        if (data11 !== null) {
          const err21 = { instancePath: instancePath + "/billing_address", schemaPath: "#/properties/billing_address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err21];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err21);
          }
          errors++;
        }
        var _valid6 = _errs44 === errors;
        valid7 = valid7 || _valid6;
      }
      if (!valid7) {
        const err22 = { instancePath: instancePath + "/billing_address", schemaPath: "#/properties/billing_address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err22];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err22);
        }
        errors++;
      } else {
        errors = _errs42;
        if (vErrors !== null) {
          if (_errs42) {
            vErrors.length = Math.min(vErrors.length, _errs42);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.shipping_address !== void 0) {
      let data12 = data.shipping_address;
      const _errs47 = errors;
      let valid8 = false;
      const _errs48 = errors;
      if (!validate108(data12, { instancePath: instancePath + "/shipping_address", parentData: data, parentDataProperty: "shipping_address", rootData, dynamicAnchors })) {
        errors += validate108.errors.length;
        vErrors = joined(vErrors, validate108.errors);
      }
      var _valid7 = _errs48 === errors;
      valid8 = valid8 || _valid7;
      if (!valid8) {
        const _errs49 = errors;
        if (data12 !== null) {
          const err23 = { instancePath: instancePath + "/shipping_address", schemaPath: "#/properties/shipping_address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err23];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err23);
          }
          errors++;
        }
        var _valid7 = _errs49 === errors;
        valid8 = valid8 || _valid7;
      }
      if (!valid8) {
        const err24 = { instancePath: instancePath + "/shipping_address", schemaPath: "#/properties/shipping_address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err24];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err24);
        }
        errors++;
      } else {
        errors = _errs47;
        if (vErrors !== null) {
          if (_errs47) {
            vErrors.length = Math.min(vErrors.length, _errs47);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.metadata !== void 0) {
      let data13 = data.metadata;
      if (Array.isArray(data13)) {
        if (data13.length > 50) {
          const err25 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          if (vErrors === null) {
            vErrors = [err25];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err25);
          }
          errors++;
        }
        const len0 = data13.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate240(data13[i0], { instancePath: instancePath + "/metadata/" + i0, parentData: data13, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate240.errors.length;
            vErrors = joined(vErrors, validate240.errors);
          }
        }
      } else {
        const err26 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err26];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err27);
    }
    errors++;
  }
  validate298.errors = vErrors;
  return errors === 0;
}
var PaymentMethodList = validate308;
var schema117 = { "x-basis": "own", "type": "object", "required": ["icon", "status", "vaulted_token", "created_at", "updated_at", "last_successfully_used", "last_successfully_used_at"], "properties": { "idempotency_key": { "type": ["string", "null"], "x-basis": "own" }, "name": { "type": ["string", "null"], "x-basis": "own" }, "description": { "type": ["string", "null"], "x-basis": "own" }, "icon": { "type": "string" }, "type": { "x-basis": "own", "anyOf": [{ "$ref": "component:PaymentMethodType" }, { "type": "null" }] }, "category": { "x-basis": "own", "anyOf": [{ "$ref": "component:TransactionCategory" }, { "type": "null" }] }, "country": { "type": ["string", "null"], "x-basis": "own" }, "status": { "$ref": "component:EnrolledPaymentMethodStatus" }, "sub_status": { "type": ["string", "null"], "x-basis": "own" }, "vaulted_token": { "x-basis": "own", "type": "string" }, "callback_url": { "type": ["string", "null"], "x-basis": "own" }, "action": { "type": ["string", "null"], "x-basis": "own" }, "redirect_url": { "type": ["string", "null"], "x-basis": "own" }, "created_at": { "$ref": "component:Timestamp" }, "updated_at": { "$ref": "component:Timestamp" }, "card_data": { "x-basis": "own", "anyOf": [{ "$ref": "component:EnrolledCardData" }, { "type": "null" }] }, "last_successfully_used": { "type": "boolean", "x-basis": "own" }, "last_successfully_used_at": { "x-basis": "own", "type": "string" } } };
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate312.errors = vErrors;
  return errors === 0;
}
var schema119 = { "type": "object", "properties": { "iin": { "type": ["string", "null"], "x-basis": "own" }, "lfd": { "type": ["string", "null"], "x-basis": "own" }, "expiration_month": { "type": ["integer", "null"], "x-basis": "own" }, "expiration_year": { "type": ["integer", "null"], "x-basis": "own" }, "number_length": { "type": ["integer", "null"], "x-basis": "own" }, "security_code_length": { "type": ["integer", "null"], "x-basis": "own" }, "brand": { "type": ["string", "null"], "x-basis": "own" }, "issuer": { "type": ["string", "null"], "x-basis": "own" }, "issuer_name": { "type": ["string", "null"], "x-basis": "own" }, "issuer_code": { "type": ["string", "null"], "x-basis": "own" }, "category": { "type": ["string", "null"], "x-basis": "own" }, "type": { "x-basis": "own", "anyOf": [{ "$ref": "component:CardType" }, { "type": "null" }] } } };
function validate316(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.iin !== void 0) {
      let data0 = data.iin;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/iin", schemaPath: "#/properties/iin/type", keyword: "type", params: { type: schema119.properties.iin.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.lfd !== void 0) {
      let data1 = data.lfd;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/lfd", schemaPath: "#/properties/lfd/type", keyword: "type", params: { type: schema119.properties.lfd.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.expiration_month !== void 0) {
      let data2 = data.expiration_month;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        const err2 = { instancePath: instancePath + "/expiration_month", schemaPath: "#/properties/expiration_month/type", keyword: "type", params: { type: schema119.properties.expiration_month.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.expiration_year !== void 0) {
      let data3 = data.expiration_year;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err3 = { instancePath: instancePath + "/expiration_year", schemaPath: "#/properties/expiration_year/type", keyword: "type", params: { type: schema119.properties.expiration_year.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.number_length !== void 0) {
      let data4 = data.number_length;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
        const err4 = { instancePath: instancePath + "/number_length", schemaPath: "#/properties/number_length/type", keyword: "type", params: { type: schema119.properties.number_length.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.security_code_length !== void 0) {
      let data5 = data.security_code_length;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5)) && data5 !== null) {
        const err5 = { instancePath: instancePath + "/security_code_length", schemaPath: "#/properties/security_code_length/type", keyword: "type", params: { type: schema119.properties.security_code_length.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.brand !== void 0) {
      let data6 = data.brand;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/type", keyword: "type", params: { type: schema119.properties.brand.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.issuer !== void 0) {
      let data7 = data.issuer;
      if (typeof data7 !== "string" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/issuer", schemaPath: "#/properties/issuer/type", keyword: "type", params: { type: schema119.properties.issuer.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.issuer_name !== void 0) {
      let data8 = data.issuer_name;
      if (typeof data8 !== "string" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/issuer_name", schemaPath: "#/properties/issuer_name/type", keyword: "type", params: { type: schema119.properties.issuer_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.issuer_code !== void 0) {
      let data9 = data.issuer_code;
      if (typeof data9 !== "string" && data9 !== null) {
        const err9 = { instancePath: instancePath + "/issuer_code", schemaPath: "#/properties/issuer_code/type", keyword: "type", params: { type: schema119.properties.issuer_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.category !== void 0) {
      let data10 = data.category;
      if (typeof data10 !== "string" && data10 !== null) {
        const err10 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: schema119.properties.category.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data11 = data.type;
      const _errs24 = errors;
      let valid1 = false;
      const _errs25 = errors;
      if (!validate82(data11, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate82.errors.length;
        vErrors = joined(vErrors, validate82.errors);
      }
      var _valid0 = _errs25 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs26 = errors;
        if (data11 !== null) {
          const err11 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err11];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err11);
          }
          errors++;
        }
        var _valid0 = _errs26 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err12 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs24;
        if (vErrors !== null) {
          if (_errs24) {
            vErrors.length = Math.min(vErrors.length, _errs24);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err13);
    }
    errors++;
  }
  validate316.errors = vErrors;
  return errors === 0;
}
function validate309(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.icon === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "icon" }, message: "must have required property 'icon'" };
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
    if (data.vaulted_token === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vaulted_token" }, message: "must have required property 'vaulted_token'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.updated_at === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.last_successfully_used === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_successfully_used" }, message: "must have required property 'last_successfully_used'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.last_successfully_used_at === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_successfully_used_at" }, message: "must have required property 'last_successfully_used_at'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.idempotency_key !== void 0) {
      let data0 = data.idempotency_key;
      if (typeof data0 !== "string" && data0 !== null) {
        const err7 = { instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/type", keyword: "type", params: { type: schema117.properties.idempotency_key.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err8 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema117.properties.name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 !== "string" && data2 !== null) {
        const err9 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema117.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.icon !== void 0) {
      if (typeof data.icon !== "string") {
        const err10 = { instancePath: instancePath + "/icon", schemaPath: "#/properties/icon/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data4 = data.type;
      const _errs10 = errors;
      let valid1 = false;
      const _errs11 = errors;
      if (!validate76(data4, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate76.errors.length;
        vErrors = joined(vErrors, validate76.errors);
      }
      var _valid0 = _errs11 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs12 = errors;
        if (data4 !== null) {
          const err11 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err11];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err11);
          }
          errors++;
        }
        var _valid0 = _errs12 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err12 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs10;
        if (vErrors !== null) {
          if (_errs10) {
            vErrors.length = Math.min(vErrors.length, _errs10);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.category !== void 0) {
      let data5 = data.category;
      const _errs15 = errors;
      let valid2 = false;
      const _errs16 = errors;
      if (!validate184(data5, { instancePath: instancePath + "/category", parentData: data, parentDataProperty: "category", rootData, dynamicAnchors })) {
        errors += validate184.errors.length;
        vErrors = joined(vErrors, validate184.errors);
      }
      var _valid1 = _errs16 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs17 = errors;
        if (data5 !== null) {
          const err13 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err13];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err13);
          }
          errors++;
        }
        var _valid1 = _errs17 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err14 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      } else {
        errors = _errs15;
        if (vErrors !== null) {
          if (_errs15) {
            vErrors.length = Math.min(vErrors.length, _errs15);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.country !== void 0) {
      let data6 = data.country;
      if (typeof data6 !== "string" && data6 !== null) {
        const err15 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema117.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate312(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate312.errors.length;
        vErrors = joined(vErrors, validate312.errors);
      }
    }
    if (data.sub_status !== void 0) {
      let data8 = data.sub_status;
      if (typeof data8 !== "string" && data8 !== null) {
        const err16 = { instancePath: instancePath + "/sub_status", schemaPath: "#/properties/sub_status/type", keyword: "type", params: { type: schema117.properties.sub_status.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err16];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.vaulted_token !== void 0) {
      if (typeof data.vaulted_token !== "string") {
        const err17 = { instancePath: instancePath + "/vaulted_token", schemaPath: "#/properties/vaulted_token/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.callback_url !== void 0) {
      let data10 = data.callback_url;
      if (typeof data10 !== "string" && data10 !== null) {
        const err18 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/type", keyword: "type", params: { type: schema117.properties.callback_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.action !== void 0) {
      let data11 = data.action;
      if (typeof data11 !== "string" && data11 !== null) {
        const err19 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: schema117.properties.action.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.redirect_url !== void 0) {
      let data12 = data.redirect_url;
      if (typeof data12 !== "string" && data12 !== null) {
        const err20 = { instancePath: instancePath + "/redirect_url", schemaPath: "#/properties/redirect_url/type", keyword: "type", params: { type: schema117.properties.redirect_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      if (!validate63(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
    if (data.updated_at !== void 0) {
      if (!validate63(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
    if (data.card_data !== void 0) {
      let data15 = data.card_data;
      const _errs35 = errors;
      let valid3 = false;
      const _errs36 = errors;
      if (!validate316(data15, { instancePath: instancePath + "/card_data", parentData: data, parentDataProperty: "card_data", rootData, dynamicAnchors })) {
        errors += validate316.errors.length;
        vErrors = joined(vErrors, validate316.errors);
      }
      var _valid2 = _errs36 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs37 = errors;
        if (data15 !== null) {
          const err21 = { instancePath: instancePath + "/card_data", schemaPath: "#/properties/card_data/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err21];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err21);
          }
          errors++;
        }
        var _valid2 = _errs37 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err22 = { instancePath: instancePath + "/card_data", schemaPath: "#/properties/card_data/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err22];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err22);
        }
        errors++;
      } else {
        errors = _errs35;
        if (vErrors !== null) {
          if (_errs35) {
            vErrors.length = Math.min(vErrors.length, _errs35);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.last_successfully_used !== void 0) {
      if (typeof data.last_successfully_used !== "boolean") {
        const err23 = { instancePath: instancePath + "/last_successfully_used", schemaPath: "#/properties/last_successfully_used/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err23];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.last_successfully_used_at !== void 0) {
      if (typeof data.last_successfully_used_at !== "string") {
        const err24 = { instancePath: instancePath + "/last_successfully_used_at", schemaPath: "#/properties/last_successfully_used_at/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err24];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err24);
        }
        errors++;
      }
    }
  } else {
    const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err25];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err25);
    }
    errors++;
  }
  validate309.errors = vErrors;
  return errors === 0;
}
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment_methods === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment_methods" }, message: "must have required property 'payment_methods'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.payment_methods !== void 0) {
      let data0 = data.payment_methods;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate309(data0[i0], { instancePath: instancePath + "/payment_methods/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate309.errors.length;
            vErrors = joined(vErrors, validate309.errors);
          }
        }
      } else {
        const err1 = { instancePath: instancePath + "/payment_methods", schemaPath: "#/properties/payment_methods/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate308.errors = vErrors;
  return errors === 0;
}
var listPaymentMethods_path = validate320;
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.customer_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customer_id" }, message: "must have required property 'customer_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.customer_id !== void 0) {
      let data0 = data.customer_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 64) {
          const err1 = { instancePath: instancePath + "/customer_id", schemaPath: "#/properties/customer_id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err2 = { instancePath: instancePath + "/customer_id", schemaPath: "#/properties/customer_id/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/customer_id", schemaPath: "#/properties/customer_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate320.errors = vErrors;
  return errors === 0;
}
var OnboardingReversal = validate321;
var schema122 = { "x-basis": "own", "type": "object", "required": ["id", "status", "created_at", "updated_at"], "properties": { "id": { "type": "string", "x-basis": "own" }, "type": { "x-basis": "own", "anyOf": [{ "$ref": "component:OnboardingType" }, { "type": "null" }] }, "workflow": { "x-basis": "own", "anyOf": [{ "$ref": "component:OnboardingWorkflow" }, { "type": "null" }] }, "description": { "type": ["string", "null"], "x-basis": "own" }, "status": { "$ref": "component:OnboardingStatus" }, "response_message": { "type": ["string", "null"], "x-basis": "own" }, "callback_url": { "type": ["string", "null"], "x-basis": "own" }, "provider": { "x-basis": "own", "anyOf": [{ "$ref": "component:OnboardingProvider" }, { "type": "null" }] }, "documentation": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:OnboardingDocument" } }, "legal_representatives": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:LegalRepresentative" } }, "metadata": { "x-basis": "own", "type": ["array", "null"], "items": { "$ref": "component:MetadataItem" } }, "withdrawal_methods": { "x-basis": "own", "anyOf": [{ "$ref": "component:WithdrawalMethods" }, { "type": "null" }] }, "terms_of_service": { "x-basis": "own", "anyOf": [{ "$ref": "component:TermsOfService" }, { "type": "null" }] }, "created_at": { "$ref": "component:Timestamp" }, "updated_at": { "$ref": "component:Timestamp" } } };
function validate324(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate324.errors = vErrors;
  return errors === 0;
}
function validate326(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate326.errors = vErrors;
  return errors === 0;
}
function validate328(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate328.errors = vErrors;
  return errors === 0;
}
var schema126 = { "type": "object", "properties": { "id": { "type": ["string", "null"], "x-basis": "own" }, "connection_id": { "type": ["string", "null"], "x-basis": "own" }, "recipient_id": { "type": ["string", "null"], "x-basis": "own" }, "redirect_url": { "type": ["string", "null"], "x-basis": "own" }, "onboarding_url": { "type": ["string", "null"], "x-basis": "own" }, "legal_entity": { "type": ["string", "null"], "x-basis": "own" }, "recipient_additional_id": { "type": ["string", "null"], "x-basis": "own" }, "balance_account_id": { "type": ["string", "null"], "x-basis": "own" }, "recipient_type": { "type": ["string", "null"], "x-basis": "own" }, "raw_notification": { "type": ["object", "string", "null"], "additionalProperties": true, "x-basis": "own" }, "raw_response": { "type": ["object", "string", "null"], "additionalProperties": true, "x-basis": "own" }, "response_code": { "type": ["string", "null"], "x-basis": "own" }, "response_message": { "type": ["string", "null"], "x-basis": "own" } } };
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema126.properties.id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.connection_id !== void 0) {
      let data1 = data.connection_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/connection_id", schemaPath: "#/properties/connection_id/type", keyword: "type", params: { type: schema126.properties.connection_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.recipient_id !== void 0) {
      let data2 = data.recipient_id;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/recipient_id", schemaPath: "#/properties/recipient_id/type", keyword: "type", params: { type: schema126.properties.recipient_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.redirect_url !== void 0) {
      let data3 = data.redirect_url;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/redirect_url", schemaPath: "#/properties/redirect_url/type", keyword: "type", params: { type: schema126.properties.redirect_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.onboarding_url !== void 0) {
      let data4 = data.onboarding_url;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/onboarding_url", schemaPath: "#/properties/onboarding_url/type", keyword: "type", params: { type: schema126.properties.onboarding_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.legal_entity !== void 0) {
      let data5 = data.legal_entity;
      if (typeof data5 !== "string" && data5 !== null) {
        const err5 = { instancePath: instancePath + "/legal_entity", schemaPath: "#/properties/legal_entity/type", keyword: "type", params: { type: schema126.properties.legal_entity.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.recipient_additional_id !== void 0) {
      let data6 = data.recipient_additional_id;
      if (typeof data6 !== "string" && data6 !== null) {
        const err6 = { instancePath: instancePath + "/recipient_additional_id", schemaPath: "#/properties/recipient_additional_id/type", keyword: "type", params: { type: schema126.properties.recipient_additional_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.balance_account_id !== void 0) {
      let data7 = data.balance_account_id;
      if (typeof data7 !== "string" && data7 !== null) {
        const err7 = { instancePath: instancePath + "/balance_account_id", schemaPath: "#/properties/balance_account_id/type", keyword: "type", params: { type: schema126.properties.balance_account_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.recipient_type !== void 0) {
      let data8 = data.recipient_type;
      if (typeof data8 !== "string" && data8 !== null) {
        const err8 = { instancePath: instancePath + "/recipient_type", schemaPath: "#/properties/recipient_type/type", keyword: "type", params: { type: schema126.properties.recipient_type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.raw_notification !== void 0) {
      let data9 = data.raw_notification;
      if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && typeof data9 !== "string" && data9 !== null) {
        const err9 = { instancePath: instancePath + "/raw_notification", schemaPath: "#/properties/raw_notification/type", keyword: "type", params: { type: schema126.properties.raw_notification.type }, message: "must be object,string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.raw_response !== void 0) {
      let data10 = data.raw_response;
      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && typeof data10 !== "string" && data10 !== null) {
        const err10 = { instancePath: instancePath + "/raw_response", schemaPath: "#/properties/raw_response/type", keyword: "type", params: { type: schema126.properties.raw_response.type }, message: "must be object,string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.response_code !== void 0) {
      let data11 = data.response_code;
      if (typeof data11 !== "string" && data11 !== null) {
        const err11 = { instancePath: instancePath + "/response_code", schemaPath: "#/properties/response_code/type", keyword: "type", params: { type: schema126.properties.response_code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.response_message !== void 0) {
      let data12 = data.response_message;
      if (typeof data12 !== "string" && data12 !== null) {
        const err12 = { instancePath: instancePath + "/response_message", schemaPath: "#/properties/response_message/type", keyword: "type", params: { type: schema126.properties.response_message.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err13);
    }
    errors++;
  }
  validate330.errors = vErrors;
  return errors === 0;
}
var schema127 = { "type": "object", "properties": { "file_name": { "type": ["string", "null"], "x-basis": "own" }, "content_type": { "type": ["string", "null"], "x-basis": "own" }, "content_category": { "x-basis": "own", "anyOf": [{ "$ref": "component:OnboardingDocumentCategory" }, { "type": "null" }] }, "content": { "type": ["string", "null"], "x-basis": "own" } } };
function validate333(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate333.errors = vErrors;
  return errors === 0;
}
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.file_name !== void 0) {
      let data0 = data.file_name;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/file_name", schemaPath: "#/properties/file_name/type", keyword: "type", params: { type: schema127.properties.file_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.content_type !== void 0) {
      let data1 = data.content_type;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/content_type", schemaPath: "#/properties/content_type/type", keyword: "type", params: { type: schema127.properties.content_type.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.content_category !== void 0) {
      let data2 = data.content_category;
      const _errs6 = errors;
      let valid1 = false;
      const _errs7 = errors;
      if (!validate333(data2, { instancePath: instancePath + "/content_category", parentData: data, parentDataProperty: "content_category", rootData, dynamicAnchors })) {
        errors += validate333.errors.length;
        vErrors = joined(vErrors, validate333.errors);
      }
      var _valid0 = _errs7 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs8 = errors;
        if (data2 !== null) {
          const err2 = { instancePath: instancePath + "/content_category", schemaPath: "#/properties/content_category/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs8 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err3 = { instancePath: instancePath + "/content_category", schemaPath: "#/properties/content_category/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs6;
        if (vErrors !== null) {
          if (_errs6) {
            vErrors.length = Math.min(vErrors.length, _errs6);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.content !== void 0) {
      let data3 = data.content;
      if (typeof data3 !== "string" && data3 !== null) {
        const err4 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: schema127.properties.content.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err5);
    }
    errors++;
  }
  validate332.errors = vErrors;
  return errors === 0;
}
var schema129 = { "x-basis": "own", "type": "object", "required": ["publicly_exposed_person", "ultimate_beneficial_owner"], "properties": { "merchant_reference": { "type": ["string", "null"], "x-basis": "own" }, "first_name": { "type": ["string", "null"], "x-basis": "own" }, "last_name": { "type": ["string", "null"], "x-basis": "own" }, "email": { "type": ["string", "null"], "x-basis": "own" }, "date_of_birth": { "type": ["string", "null"], "x-basis": "own" }, "country": { "type": ["string", "null"], "x-basis": "own" }, "nationality": { "type": ["string", "null"], "x-basis": "own" }, "title": { "type": ["string", "null"], "x-basis": "own" }, "publicly_exposed_person": { "type": "boolean" }, "ultimate_beneficial_owner": { "type": "boolean" }, "document": { "x-basis": "own", "anyOf": [{ "$ref": "component:IdentityDocument" }, { "type": "null" }] }, "phone": { "x-basis": "own", "anyOf": [{ "$ref": "component:Phone" }, { "type": "null" }] }, "address": { "x-basis": "own", "anyOf": [{ "$ref": "component:Address" }, { "type": "null" }] } } };
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.publicly_exposed_person === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "publicly_exposed_person" }, message: "must have required property 'publicly_exposed_person'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.ultimate_beneficial_owner === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ultimate_beneficial_owner" }, message: "must have required property 'ultimate_beneficial_owner'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.merchant_reference !== void 0) {
      let data0 = data.merchant_reference;
      if (typeof data0 !== "string" && data0 !== null) {
        const err2 = { instancePath: instancePath + "/merchant_reference", schemaPath: "#/properties/merchant_reference/type", keyword: "type", params: { type: schema129.properties.merchant_reference.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.first_name !== void 0) {
      let data1 = data.first_name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err3 = { instancePath: instancePath + "/first_name", schemaPath: "#/properties/first_name/type", keyword: "type", params: { type: schema129.properties.first_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.last_name !== void 0) {
      let data2 = data.last_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/last_name", schemaPath: "#/properties/last_name/type", keyword: "type", params: { type: schema129.properties.last_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.email !== void 0) {
      let data3 = data.email;
      if (typeof data3 !== "string" && data3 !== null) {
        const err5 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema129.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.date_of_birth !== void 0) {
      let data4 = data.date_of_birth;
      if (typeof data4 !== "string" && data4 !== null) {
        const err6 = { instancePath: instancePath + "/date_of_birth", schemaPath: "#/properties/date_of_birth/type", keyword: "type", params: { type: schema129.properties.date_of_birth.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data5 = data.country;
      if (typeof data5 !== "string" && data5 !== null) {
        const err7 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema129.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.nationality !== void 0) {
      let data6 = data.nationality;
      if (typeof data6 !== "string" && data6 !== null) {
        const err8 = { instancePath: instancePath + "/nationality", schemaPath: "#/properties/nationality/type", keyword: "type", params: { type: schema129.properties.nationality.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data7 = data.title;
      if (typeof data7 !== "string" && data7 !== null) {
        const err9 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema129.properties.title.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.publicly_exposed_person !== void 0) {
      if (typeof data.publicly_exposed_person !== "boolean") {
        const err10 = { instancePath: instancePath + "/publicly_exposed_person", schemaPath: "#/properties/publicly_exposed_person/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.ultimate_beneficial_owner !== void 0) {
      if (typeof data.ultimate_beneficial_owner !== "boolean") {
        const err11 = { instancePath: instancePath + "/ultimate_beneficial_owner", schemaPath: "#/properties/ultimate_beneficial_owner/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.document !== void 0) {
      let data10 = data.document;
      const _errs22 = errors;
      let valid1 = false;
      const _errs23 = errors;
      if (!validate102(data10, { instancePath: instancePath + "/document", parentData: data, parentDataProperty: "document", rootData, dynamicAnchors })) {
        errors += validate102.errors.length;
        vErrors = joined(vErrors, validate102.errors);
      }
      var _valid0 = _errs23 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs24 = errors;
        if (data10 !== null) {
          const err12 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err12];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err12);
          }
          errors++;
        }
        var _valid0 = _errs24 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err13 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      } else {
        errors = _errs22;
        if (vErrors !== null) {
          if (_errs22) {
            vErrors.length = Math.min(vErrors.length, _errs22);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.phone !== void 0) {
      let data11 = data.phone;
      const _errs27 = errors;
      let valid2 = false;
      const _errs28 = errors;
      if (!validate106(data11, { instancePath: instancePath + "/phone", parentData: data, parentDataProperty: "phone", rootData, dynamicAnchors })) {
        errors += validate106.errors.length;
        vErrors = joined(vErrors, validate106.errors);
      }
      var _valid1 = _errs28 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs29 = errors;
        if (data11 !== null) {
          const err14 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
        var _valid1 = _errs29 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err15 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      } else {
        errors = _errs27;
        if (vErrors !== null) {
          if (_errs27) {
            vErrors.length = Math.min(vErrors.length, _errs27);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.address !== void 0) {
      let data12 = data.address;
      const _errs32 = errors;
      let valid3 = false;
      const _errs33 = errors;
      if (!validate108(data12, { instancePath: instancePath + "/address", parentData: data, parentDataProperty: "address", rootData, dynamicAnchors })) {
        errors += validate108.errors.length;
        vErrors = joined(vErrors, validate108.errors);
      }
      var _valid2 = _errs33 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs34 = errors;
        if (data12 !== null) {
          const err16 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        var _valid2 = _errs34 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err17 = { instancePath: instancePath + "/address", schemaPath: "#/properties/address/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      } else {
        errors = _errs32;
        if (vErrors !== null) {
          if (_errs32) {
            vErrors.length = Math.min(vErrors.length, _errs32);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err18];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err18);
    }
    errors++;
  }
  validate336.errors = vErrors;
  return errors === 0;
}
var schema131 = { "type": "object", "properties": { "code": { "type": ["string", "null"], "x-basis": "own" }, "branch": { "type": ["string", "null"], "x-basis": "own" }, "branch_digit": { "type": ["string", "null"], "x-basis": "own" }, "account": { "type": ["string", "null"], "x-basis": "own" }, "account_digit": { "type": ["string", "null"], "x-basis": "own" }, "account_type": { "x-basis": "own", "anyOf": [{ "$ref": "component:BankAccountType" }, { "type": "null" }] }, "routing": { "type": ["string", "null"], "x-basis": "own" }, "country": { "type": ["string", "null"], "x-basis": "own" }, "currency": { "type": ["string", "null"], "x-basis": "own" }, "payout_schedule": { "x-basis": "own", "anyOf": [{ "$ref": "component:PayoutSchedule" }, { "type": "null" }] } } };
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate344.errors = vErrors;
  return errors === 0;
}
function validate346(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate346.errors = vErrors;
  return errors === 0;
}
function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: schema131.properties.code.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.branch !== void 0) {
      let data1 = data.branch;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/branch", schemaPath: "#/properties/branch/type", keyword: "type", params: { type: schema131.properties.branch.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.branch_digit !== void 0) {
      let data2 = data.branch_digit;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/branch_digit", schemaPath: "#/properties/branch_digit/type", keyword: "type", params: { type: schema131.properties.branch_digit.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.account !== void 0) {
      let data3 = data.account;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/account", schemaPath: "#/properties/account/type", keyword: "type", params: { type: schema131.properties.account.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.account_digit !== void 0) {
      let data4 = data.account_digit;
      if (typeof data4 !== "string" && data4 !== null) {
        const err4 = { instancePath: instancePath + "/account_digit", schemaPath: "#/properties/account_digit/type", keyword: "type", params: { type: schema131.properties.account_digit.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.account_type !== void 0) {
      let data5 = data.account_type;
      const _errs12 = errors;
      let valid1 = false;
      const _errs13 = errors;
      if (!validate344(data5, { instancePath: instancePath + "/account_type", parentData: data, parentDataProperty: "account_type", rootData, dynamicAnchors })) {
        errors += validate344.errors.length;
        vErrors = joined(vErrors, validate344.errors);
      }
      var _valid0 = _errs13 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs14 = errors;
        if (data5 !== null) {
          const err5 = { instancePath: instancePath + "/account_type", schemaPath: "#/properties/account_type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs14 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err6 = { instancePath: instancePath + "/account_type", schemaPath: "#/properties/account_type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs12;
        if (vErrors !== null) {
          if (_errs12) {
            vErrors.length = Math.min(vErrors.length, _errs12);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.routing !== void 0) {
      let data6 = data.routing;
      if (typeof data6 !== "string" && data6 !== null) {
        const err7 = { instancePath: instancePath + "/routing", schemaPath: "#/properties/routing/type", keyword: "type", params: { type: schema131.properties.routing.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.country !== void 0) {
      let data7 = data.country;
      if (typeof data7 !== "string" && data7 !== null) {
        const err8 = { instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: schema131.properties.country.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.currency !== void 0) {
      let data8 = data.currency;
      if (typeof data8 !== "string" && data8 !== null) {
        const err9 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: schema131.properties.currency.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.payout_schedule !== void 0) {
      let data9 = data.payout_schedule;
      const _errs23 = errors;
      let valid2 = false;
      const _errs24 = errors;
      if (!validate346(data9, { instancePath: instancePath + "/payout_schedule", parentData: data, parentDataProperty: "payout_schedule", rootData, dynamicAnchors })) {
        errors += validate346.errors.length;
        vErrors = joined(vErrors, validate346.errors);
      }
      var _valid1 = _errs24 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs25 = errors;
        if (data9 !== null) {
          const err10 = { instancePath: instancePath + "/payout_schedule", schemaPath: "#/properties/payout_schedule/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err10];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err10);
          }
          errors++;
        }
        var _valid1 = _errs25 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err11 = { instancePath: instancePath + "/payout_schedule", schemaPath: "#/properties/payout_schedule/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      } else {
        errors = _errs23;
        if (vErrors !== null) {
          if (_errs23) {
            vErrors.length = Math.min(vErrors.length, _errs23);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err12);
    }
    errors++;
  }
  validate343.errors = vErrors;
  return errors === 0;
}
function validate342(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.bank !== void 0) {
      let data0 = data.bank;
      const _errs2 = errors;
      let valid1 = false;
      const _errs3 = errors;
      if (!validate343(data0, { instancePath: instancePath + "/bank", parentData: data, parentDataProperty: "bank", rootData, dynamicAnchors })) {
        errors += validate343.errors.length;
        vErrors = joined(vErrors, validate343.errors);
      }
      var _valid0 = _errs3 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs4 = errors;
        if (data0 !== null) {
          const err0 = { instancePath: instancePath + "/bank", schemaPath: "#/properties/bank/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err0];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err0);
          }
          errors++;
        }
        var _valid0 = _errs4 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err1 = { instancePath: instancePath + "/bank", schemaPath: "#/properties/bank/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      } else {
        errors = _errs2;
        if (vErrors !== null) {
          if (_errs2) {
            vErrors.length = Math.min(vErrors.length, _errs2);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate342.errors = vErrors;
  return errors === 0;
}
var schema134 = { "x-basis": "own", "type": "object", "required": ["acceptance", "date"], "properties": { "acceptance": { "type": "boolean" }, "date": { "$ref": "component:Timestamp" }, "ip": { "type": ["string", "null"], "x-basis": "own" } } };
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.acceptance === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "acceptance" }, message: "must have required property 'acceptance'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.date === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "date" }, message: "must have required property 'date'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.acceptance !== void 0) {
      if (typeof data.acceptance !== "boolean") {
        const err2 = { instancePath: instancePath + "/acceptance", schemaPath: "#/properties/acceptance/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.date !== void 0) {
      if (!validate63(data.date, { instancePath: instancePath + "/date", parentData: data, parentDataProperty: "date", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
    if (data.ip !== void 0) {
      let data2 = data.ip;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/ip", schemaPath: "#/properties/ip/type", keyword: "type", params: { type: schema134.properties.ip.type }, message: "must be string,null" };
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
  validate350.errors = vErrors;
  return errors === 0;
}
function validate323(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
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
    if (data.created_at === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.updated_at === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      const _errs4 = errors;
      let valid1 = false;
      const _errs5 = errors;
      if (!validate324(data1, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate324.errors.length;
        vErrors = joined(vErrors, validate324.errors);
      }
      var _valid0 = _errs5 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs6 = errors;
        if (data1 !== null) {
          const err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        var _valid0 = _errs6 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      } else {
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = Math.min(vErrors.length, _errs4);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.workflow !== void 0) {
      let data2 = data.workflow;
      const _errs9 = errors;
      let valid2 = false;
      const _errs10 = errors;
      if (!validate326(data2, { instancePath: instancePath + "/workflow", parentData: data, parentDataProperty: "workflow", rootData, dynamicAnchors })) {
        errors += validate326.errors.length;
        vErrors = joined(vErrors, validate326.errors);
      }
      var _valid1 = _errs10 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs11 = errors;
        if (data2 !== null) {
          const err7 = { instancePath: instancePath + "/workflow", schemaPath: "#/properties/workflow/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
        var _valid1 = _errs11 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err8 = { instancePath: instancePath + "/workflow", schemaPath: "#/properties/workflow/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      } else {
        errors = _errs9;
        if (vErrors !== null) {
          if (_errs9) {
            vErrors.length = Math.min(vErrors.length, _errs9);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 !== "string" && data3 !== null) {
        const err9 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema122.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate328(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate328.errors.length;
        vErrors = joined(vErrors, validate328.errors);
      }
    }
    if (data.response_message !== void 0) {
      let data5 = data.response_message;
      if (typeof data5 !== "string" && data5 !== null) {
        const err10 = { instancePath: instancePath + "/response_message", schemaPath: "#/properties/response_message/type", keyword: "type", params: { type: schema122.properties.response_message.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.callback_url !== void 0) {
      let data6 = data.callback_url;
      if (typeof data6 !== "string" && data6 !== null) {
        const err11 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/type", keyword: "type", params: { type: schema122.properties.callback_url.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.provider !== void 0) {
      let data7 = data.provider;
      const _errs21 = errors;
      let valid3 = false;
      const _errs22 = errors;
      if (!validate330(data7, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors })) {
        errors += validate330.errors.length;
        vErrors = joined(vErrors, validate330.errors);
      }
      var _valid2 = _errs22 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs23 = errors;
        if (data7 !== null) {
          const err12 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err12];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err12);
          }
          errors++;
        }
        var _valid2 = _errs23 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err13 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      } else {
        errors = _errs21;
        if (vErrors !== null) {
          if (_errs21) {
            vErrors.length = Math.min(vErrors.length, _errs21);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.documentation !== void 0) {
      let data8 = data.documentation;
      if (!Array.isArray(data8) && data8 !== null) {
        const err14 = { instancePath: instancePath + "/documentation", schemaPath: "#/properties/documentation/type", keyword: "type", params: { type: schema122.properties.documentation.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err14);
        }
        errors++;
      }
      if (Array.isArray(data8)) {
        const len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate332(data8[i0], { instancePath: instancePath + "/documentation/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate332.errors.length;
            vErrors = joined(vErrors, validate332.errors);
          }
        }
      }
    }
    if (data.legal_representatives !== void 0) {
      let data10 = data.legal_representatives;
      if (!Array.isArray(data10) && data10 !== null) {
        const err15 = { instancePath: instancePath + "/legal_representatives", schemaPath: "#/properties/legal_representatives/type", keyword: "type", params: { type: schema122.properties.legal_representatives.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      }
      if (Array.isArray(data10)) {
        const len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!validate336(data10[i1], { instancePath: instancePath + "/legal_representatives/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors })) {
            errors += validate336.errors.length;
            vErrors = joined(vErrors, validate336.errors);
          }
        }
      }
    }
    if (data.metadata !== void 0) {
      let data12 = data.metadata;
      if (!Array.isArray(data12) && data12 !== null) {
        const err16 = { instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: schema122.properties.metadata.type }, message: "must be array,null" };
        if (vErrors === null) {
          vErrors = [err16];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err16);
        }
        errors++;
      }
      if (Array.isArray(data12)) {
        const len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!validate169(data12[i2], { instancePath: instancePath + "/metadata/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors })) {
            errors += validate169.errors.length;
            vErrors = joined(vErrors, validate169.errors);
          }
        }
      }
    }
    if (data.withdrawal_methods !== void 0) {
      let data14 = data.withdrawal_methods;
      const _errs35 = errors;
      let valid10 = false;
      const _errs36 = errors;
      if (!validate342(data14, { instancePath: instancePath + "/withdrawal_methods", parentData: data, parentDataProperty: "withdrawal_methods", rootData, dynamicAnchors })) {
        errors += validate342.errors.length;
        vErrors = joined(vErrors, validate342.errors);
      }
      var _valid3 = _errs36 === errors;
      valid10 = valid10 || _valid3;
      if (!valid10) {
        const _errs37 = errors;
        if (data14 !== null) {
          const err17 = { instancePath: instancePath + "/withdrawal_methods", schemaPath: "#/properties/withdrawal_methods/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err17];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err17);
          }
          errors++;
        }
        var _valid3 = _errs37 === errors;
        valid10 = valid10 || _valid3;
      }
      if (!valid10) {
        const err18 = { instancePath: instancePath + "/withdrawal_methods", schemaPath: "#/properties/withdrawal_methods/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err18];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err18);
        }
        errors++;
      } else {
        errors = _errs35;
        if (vErrors !== null) {
          if (_errs35) {
            vErrors.length = Math.min(vErrors.length, _errs35);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.terms_of_service !== void 0) {
      let data15 = data.terms_of_service;
      const _errs40 = errors;
      let valid11 = false;
      const _errs41 = errors;
      if (!validate350(data15, { instancePath: instancePath + "/terms_of_service", parentData: data, parentDataProperty: "terms_of_service", rootData, dynamicAnchors })) {
        errors += validate350.errors.length;
        vErrors = joined(vErrors, validate350.errors);
      }
      var _valid4 = _errs41 === errors;
      valid11 = valid11 || _valid4;
      if (!valid11) {
        const _errs42 = errors;
        if (data15 !== null) {
          const err19 = { instancePath: instancePath + "/terms_of_service", schemaPath: "#/properties/terms_of_service/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err19];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err19);
          }
          errors++;
        }
        var _valid4 = _errs42 === errors;
        valid11 = valid11 || _valid4;
      }
      if (!valid11) {
        const err20 = { instancePath: instancePath + "/terms_of_service", schemaPath: "#/properties/terms_of_service/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err20];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err20);
        }
        errors++;
      } else {
        errors = _errs40;
        if (vErrors !== null) {
          if (_errs40) {
            vErrors.length = Math.min(vErrors.length, _errs40);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.created_at !== void 0) {
      if (!validate63(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
    if (data.updated_at !== void 0) {
      if (!validate63(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err21];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err21);
    }
    errors++;
  }
  validate323.errors = vErrors;
  return errors === 0;
}
function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.origin_onboarding === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "origin_onboarding" }, message: "must have required property 'origin_onboarding'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.destination_onboarding === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "destination_onboarding" }, message: "must have required property 'destination_onboarding'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.updated_at === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (!validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
    }
    if (data.origin_onboarding !== void 0) {
      if (!validate323(data.origin_onboarding, { instancePath: instancePath + "/origin_onboarding", parentData: data, parentDataProperty: "origin_onboarding", rootData, dynamicAnchors })) {
        errors += validate323.errors.length;
        vErrors = joined(vErrors, validate323.errors);
      }
    }
    if (data.destination_onboarding !== void 0) {
      if (!validate323(data.destination_onboarding, { instancePath: instancePath + "/destination_onboarding", parentData: data, parentDataProperty: "destination_onboarding", rootData, dynamicAnchors })) {
        errors += validate323.errors.length;
        vErrors = joined(vErrors, validate323.errors);
      }
    }
    if (data.created_at !== void 0) {
      if (!validate63(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
    if (data.updated_at !== void 0) {
      if (!validate63(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err5);
    }
    errors++;
  }
  validate321.errors = vErrors;
  return errors === 0;
}
var reverseTransfer_path = validate359;
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.transfer_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "transfer_id" }, message: "must have required property 'transfer_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.transfer_id !== void 0) {
      let data0 = data.transfer_id;
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err1 = { instancePath: instancePath + "/transfer_id", schemaPath: "#/properties/transfer_id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/transfer_id", schemaPath: "#/properties/transfer_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate359.errors = vErrors;
  return errors === 0;
}
var reverseTransfer_headers = validate360;
function validate360(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["x-organization-code"] === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "x-organization-code" }, message: "must have required property 'x-organization-code'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data["x-idempotency-key"] === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "x-idempotency-key" }, message: "must have required property 'x-idempotency-key'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data["x-organization-code"] !== void 0) {
      let data0 = data["x-organization-code"];
      if (typeof data0 === "string") {
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/x-organization-code", schemaPath: "#/properties/x-organization-code/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/x-organization-code", schemaPath: "#/properties/x-organization-code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data["x-idempotency-key"] !== void 0) {
      let data1 = data["x-idempotency-key"];
      if (typeof data1 === "string") {
        if (func1(data1) > 64) {
          const err4 = { instancePath: instancePath + "/x-idempotency-key", schemaPath: "#/properties/x-idempotency-key/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err5 = { instancePath: instancePath + "/x-idempotency-key", schemaPath: "#/properties/x-idempotency-key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
        if (!pattern9.test(data1)) {
          const err6 = { instancePath: instancePath + "/x-idempotency-key", schemaPath: "#/properties/x-idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[\\x21-\\x7e]+$" }, message: 'must match pattern "^[\\x21-\\x7e]+$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/x-idempotency-key", schemaPath: "#/properties/x-idempotency-key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err8];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err8);
    }
    errors++;
  }
  validate360.errors = vErrors;
  return errors === 0;
}
var CampaignEnvelope = validate361;
function validate367(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate367.errors = vErrors;
  return errors === 0;
}
var pattern12 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
var pattern14 = new RegExp("^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$", "u");
function validate369(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.daily_start_time === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "daily_start_time" }, message: "must have required property 'daily_start_time'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.daily_end_time === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "daily_end_time" }, message: "must have required property 'daily_end_time'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.time_zone === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time_zone" }, message: "must have required property 'time_zone'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.daily_start_time !== void 0) {
      let data0 = data.daily_start_time;
      if (typeof data0 === "string") {
        if (!pattern12.test(data0)) {
          const err3 = { instancePath: instancePath + "/daily_start_time", schemaPath: "#/properties/daily_start_time/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/daily_start_time", schemaPath: "#/properties/daily_start_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.daily_end_time !== void 0) {
      let data1 = data.daily_end_time;
      if (typeof data1 === "string") {
        if (!pattern12.test(data1)) {
          const err5 = { instancePath: instancePath + "/daily_end_time", schemaPath: "#/properties/daily_end_time/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/daily_end_time", schemaPath: "#/properties/daily_end_time/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.time_zone !== void 0) {
      let data2 = data.time_zone;
      if (typeof data2 === "string") {
        if (!pattern14.test(data2)) {
          const err7 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$" }, message: 'must match pattern "^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/time_zone", schemaPath: "#/properties/time_zone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err9);
    }
    errors++;
  }
  validate369.errors = vErrors;
  return errors === 0;
}
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start_at === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start_at" }, message: "must have required property 'start_at'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.end_at === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "end_at" }, message: "must have required property 'end_at'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.start_at !== void 0) {
      if (!validate63(data.start_at, { instancePath: instancePath + "/start_at", parentData: data, parentDataProperty: "start_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
    if (data.end_at !== void 0) {
      if (!validate63(data.end_at, { instancePath: instancePath + "/end_at", parentData: data, parentDataProperty: "end_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate371.errors = vErrors;
  return errors === 0;
}
function validate375(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate375.errors = vErrors;
  return errors === 0;
}
var schema143 = { "x-basis": "own", "type": "object", "required": ["id", "rule_type", "values", "conditional", "status", "created_at", "updated_at"], "properties": { "id": { "allOf": [{ "$ref": "component:Uuid" }] }, "rule_type": { "$ref": "component:RuleType" }, "values": { "type": "array", "items": { "type": "string" } }, "conditional": { "$ref": "component:RuleConditional" }, "metadata_key": { "type": ["string", "null"] }, "status": { "$ref": "component:RuleStatus" }, "created_at": { "$ref": "component:Timestamp" }, "updated_at": { "$ref": "component:Timestamp" } } };
function validate379(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate379.errors = vErrors;
  return errors === 0;
}
function validate381(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate381.errors = vErrors;
  return errors === 0;
}
function validate383(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate383.errors = vErrors;
  return errors === 0;
}
function validate377(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.rule_type === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule_type" }, message: "must have required property 'rule_type'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.values === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "values" }, message: "must have required property 'values'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.conditional === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "conditional" }, message: "must have required property 'conditional'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.updated_at === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (!validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
    }
    if (data.rule_type !== void 0) {
      if (!validate379(data.rule_type, { instancePath: instancePath + "/rule_type", parentData: data, parentDataProperty: "rule_type", rootData, dynamicAnchors })) {
        errors += validate379.errors.length;
        vErrors = joined(vErrors, validate379.errors);
      }
    }
    if (data.values !== void 0) {
      let data2 = data.values;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data2[i0] !== "string") {
            const err7 = { instancePath: instancePath + "/values/" + i0, schemaPath: "#/properties/values/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/values", schemaPath: "#/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.conditional !== void 0) {
      if (!validate381(data.conditional, { instancePath: instancePath + "/conditional", parentData: data, parentDataProperty: "conditional", rootData, dynamicAnchors })) {
        errors += validate381.errors.length;
        vErrors = joined(vErrors, validate381.errors);
      }
    }
    if (data.metadata_key !== void 0) {
      let data5 = data.metadata_key;
      if (typeof data5 !== "string" && data5 !== null) {
        const err9 = { instancePath: instancePath + "/metadata_key", schemaPath: "#/properties/metadata_key/type", keyword: "type", params: { type: schema143.properties.metadata_key.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate383(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate383.errors.length;
        vErrors = joined(vErrors, validate383.errors);
      }
    }
    if (data.created_at !== void 0) {
      if (!validate63(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
    if (data.updated_at !== void 0) {
      if (!validate63(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
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
  validate377.errors = vErrors;
  return errors === 0;
}
function validate362(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.account_id === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_id" }, message: "must have required property 'account_id'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.organization_code === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "organization_code" }, message: "must have required property 'organization_code'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.country === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "country" }, message: "must have required property 'country'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.channel === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel" }, message: "must have required property 'channel'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.schedule === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schedule" }, message: "must have required property 'schedule'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.duration === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "duration" }, message: "must have required property 'duration'" };
      if (vErrors === null) {
        vErrors = [err7];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err8];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.rules === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'" };
      if (vErrors === null) {
        vErrors = [err9];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'" };
      if (vErrors === null) {
        vErrors = [err10];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.updated_at === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" }, message: "must have required property 'updated_at'" };
      if (vErrors === null) {
        vErrors = [err11];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.id !== void 0) {
      if (!validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        const err12 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.account_id !== void 0) {
      if (!validate54(data.account_id, { instancePath: instancePath + "/account_id", parentData: data, parentDataProperty: "account_id", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
    }
    if (data.organization_code !== void 0) {
      if (!validate54(data.organization_code, { instancePath: instancePath + "/organization_code", parentData: data, parentDataProperty: "organization_code", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
    }
    if (data.country !== void 0) {
      if (!validate57(data.country, { instancePath: instancePath + "/country", parentData: data, parentDataProperty: "country", rootData, dynamicAnchors })) {
        errors += validate57.errors.length;
        vErrors = joined(vErrors, validate57.errors);
      }
    }
    if (data.channel !== void 0) {
      if (!validate367(data.channel, { instancePath: instancePath + "/channel", parentData: data, parentDataProperty: "channel", rootData, dynamicAnchors })) {
        errors += validate367.errors.length;
        vErrors = joined(vErrors, validate367.errors);
      }
    }
    if (data.schedule !== void 0) {
      if (!validate369(data.schedule, { instancePath: instancePath + "/schedule", parentData: data, parentDataProperty: "schedule", rootData, dynamicAnchors })) {
        errors += validate369.errors.length;
        vErrors = joined(vErrors, validate369.errors);
      }
    }
    if (data.duration !== void 0) {
      if (!validate371(data.duration, { instancePath: instancePath + "/duration", parentData: data, parentDataProperty: "duration", rootData, dynamicAnchors })) {
        errors += validate371.errors.length;
        vErrors = joined(vErrors, validate371.errors);
      }
    }
    if (data.status !== void 0) {
      if (!validate375(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate375.errors.length;
        vErrors = joined(vErrors, validate375.errors);
      }
    }
    if (data.rules !== void 0) {
      let data9 = data.rules;
      if (Array.isArray(data9)) {
        const len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate377(data9[i0], { instancePath: instancePath + "/rules/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors })) {
            errors += validate377.errors.length;
            vErrors = joined(vErrors, validate377.errors);
          }
        }
      } else {
        const err13 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      if (!validate63(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
    if (data.updated_at !== void 0) {
      if (!validate63(data.updated_at, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err14);
    }
    errors++;
  }
  validate362.errors = vErrors;
  return errors === 0;
}
function validate361(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.data === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data !== void 0) {
      if (!validate362(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        errors += validate362.errors.length;
        vErrors = joined(vErrors, validate362.errors);
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
  validate361.errors = vErrors;
  return errors === 0;
}
var CampaignErrorBody = validate391;
function validate391(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.message === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        const err3 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate391.errors = vErrors;
  return errors === 0;
}
var retrieveCampaign_path = validate392;
function validate392(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.campaign_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "campaign_id" }, message: "must have required property 'campaign_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.campaign_id !== void 0) {
      let data0 = data.campaign_id;
      if (typeof data0 === "string") {
        if (!formats0.test(data0)) {
          const err1 = { instancePath: instancePath + "/campaign_id", schemaPath: "#/properties/campaign_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/campaign_id", schemaPath: "#/properties/campaign_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate392.errors = vErrors;
  return errors === 0;
}
var IncomingTransfer = validate393;
var schema149 = { "x-basis": "own", "type": "object", "required": ["id", "status", "direction"], "properties": { "id": { "type": "string", "pattern": "^xfer_" }, "destination_account_id": { "x-basis": "own", "type": ["string", "null"], "pattern": "^acct_" }, "account_id": { "type": ["string", "null"], "x-basis": "own" }, "provider": { "x-basis": "own", "anyOf": [{ "$ref": "component:IncomingTransferProvider" }, { "type": "null" }] }, "status": { "$ref": "component:IncomingTransferStatus" }, "direction": { "type": "string", "const": "INCOMING" }, "sender": { "x-basis": "own", "anyOf": [{ "$ref": "component:IncomingTransferSender" }, { "type": "null" }] }, "amount": { "x-basis": "own", "anyOf": [{ "$ref": "component:IncomingTransferAmount" }, { "type": "null" }] }, "payment_rail": { "x-basis": "own", "anyOf": [{ "$ref": "component:PaymentRail" }, { "type": "null" }] }, "description": { "type": ["string", "null"], "x-basis": "own" }, "created_at": { "x-basis": "own", "anyOf": [{ "$ref": "component:Timestamp" }, { "type": "null" }] }, "updated_at": { "x-basis": "own", "anyOf": [{ "$ref": "component:Timestamp" }, { "type": "null" }] } } };
var pattern15 = new RegExp("^xfer_", "u");
var pattern16 = new RegExp("^acct_", "u");
var schema150 = { "type": "object", "properties": { "account_id": { "type": ["string", "null"], "x-basis": "own" }, "transfer_id": { "type": ["string", "null"], "x-basis": "own" } } };
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account_id !== void 0) {
      let data0 = data.account_id;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: schema150.properties.account_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.transfer_id !== void 0) {
      let data1 = data.transfer_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/transfer_id", schemaPath: "#/properties/transfer_id/type", keyword: "type", params: { type: schema150.properties.transfer_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate394.errors = vErrors;
  return errors === 0;
}
function validate396(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate396.errors = vErrors;
  return errors === 0;
}
var schema152 = { "type": "object", "properties": { "account_number_last_4": { "type": ["string", "null"], "x-basis": "own" }, "routing_number": { "type": ["string", "null"], "x-basis": "own" }, "account_name": { "type": ["string", "null"], "x-basis": "own" }, "bank_name": { "type": ["string", "null"], "x-basis": "own" } } };
function validate398(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account_number_last_4 !== void 0) {
      let data0 = data.account_number_last_4;
      if (typeof data0 !== "string" && data0 !== null) {
        const err0 = { instancePath: instancePath + "/account_number_last_4", schemaPath: "#/properties/account_number_last_4/type", keyword: "type", params: { type: schema152.properties.account_number_last_4.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.routing_number !== void 0) {
      let data1 = data.routing_number;
      if (typeof data1 !== "string" && data1 !== null) {
        const err1 = { instancePath: instancePath + "/routing_number", schemaPath: "#/properties/routing_number/type", keyword: "type", params: { type: schema152.properties.routing_number.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.account_name !== void 0) {
      let data2 = data.account_name;
      if (typeof data2 !== "string" && data2 !== null) {
        const err2 = { instancePath: instancePath + "/account_name", schemaPath: "#/properties/account_name/type", keyword: "type", params: { type: schema152.properties.account_name.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.bank_name !== void 0) {
      let data3 = data.bank_name;
      if (typeof data3 !== "string" && data3 !== null) {
        const err3 = { instancePath: instancePath + "/bank_name", schemaPath: "#/properties/bank_name/type", keyword: "type", params: { type: schema152.properties.bank_name.type }, message: "must be string,null" };
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
  validate398.errors = vErrors;
  return errors === 0;
}
function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.currency === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.value !== void 0) {
      let data0 = data.value;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.currency !== void 0) {
      if (!validate67(data.currency, { instancePath: instancePath + "/currency", parentData: data, parentDataProperty: "currency", rootData, dynamicAnchors })) {
        errors += validate67.errors.length;
        vErrors = joined(vErrors, validate67.errors);
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate400.errors = vErrors;
  return errors === 0;
}
function validate403(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate403.errors = vErrors;
  return errors === 0;
}
function validate393(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
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
    if (data.direction === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "direction" }, message: "must have required property 'direction'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern15.test(data0)) {
          const err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^xfer_" }, message: 'must match pattern "^xfer_"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.destination_account_id !== void 0) {
      let data1 = data.destination_account_id;
      if (typeof data1 !== "string" && data1 !== null) {
        const err5 = { instancePath: instancePath + "/destination_account_id", schemaPath: "#/properties/destination_account_id/type", keyword: "type", params: { type: schema149.properties.destination_account_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (!pattern16.test(data1)) {
          const err6 = { instancePath: instancePath + "/destination_account_id", schemaPath: "#/properties/destination_account_id/pattern", keyword: "pattern", params: { pattern: "^acct_" }, message: 'must match pattern "^acct_"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== void 0) {
      let data2 = data.account_id;
      if (typeof data2 !== "string" && data2 !== null) {
        const err7 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/type", keyword: "type", params: { type: schema149.properties.account_id.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.provider !== void 0) {
      let data3 = data.provider;
      const _errs8 = errors;
      let valid1 = false;
      const _errs9 = errors;
      if (!validate394(data3, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors })) {
        errors += validate394.errors.length;
        vErrors = joined(vErrors, validate394.errors);
      }
      var _valid0 = _errs9 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs10 = errors;
        if (data3 !== null) {
          const err8 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err8];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err8);
          }
          errors++;
        }
        var _valid0 = _errs10 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err9 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err9];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err9);
        }
        errors++;
      } else {
        errors = _errs8;
        if (vErrors !== null) {
          if (_errs8) {
            vErrors.length = Math.min(vErrors.length, _errs8);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.status !== void 0) {
      if (!validate396(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate396.errors.length;
        vErrors = joined(vErrors, validate396.errors);
      }
    }
    if (data.direction !== void 0) {
      let data5 = data.direction;
      if (typeof data5 !== "string") {
        const err10 = { instancePath: instancePath + "/direction", schemaPath: "#/properties/direction/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err10);
        }
        errors++;
      }
      if ("INCOMING" !== data5) {
        const err11 = { instancePath: instancePath + "/direction", schemaPath: "#/properties/direction/const", keyword: "const", params: { allowedValue: "INCOMING" }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err11];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.sender !== void 0) {
      let data6 = data.sender;
      const _errs16 = errors;
      let valid2 = false;
      const _errs17 = errors;
      if (!validate398(data6, { instancePath: instancePath + "/sender", parentData: data, parentDataProperty: "sender", rootData, dynamicAnchors })) {
        errors += validate398.errors.length;
        vErrors = joined(vErrors, validate398.errors);
      }
      var _valid1 = _errs17 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs18 = errors;
        if (data6 !== null) {
          const err12 = { instancePath: instancePath + "/sender", schemaPath: "#/properties/sender/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err12];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err12);
          }
          errors++;
        }
        var _valid1 = _errs18 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err13 = { instancePath: instancePath + "/sender", schemaPath: "#/properties/sender/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err13];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err13);
        }
        errors++;
      } else {
        errors = _errs16;
        if (vErrors !== null) {
          if (_errs16) {
            vErrors.length = Math.min(vErrors.length, _errs16);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.amount !== void 0) {
      let data7 = data.amount;
      const _errs21 = errors;
      let valid3 = false;
      const _errs22 = errors;
      if (!validate400(data7, { instancePath: instancePath + "/amount", parentData: data, parentDataProperty: "amount", rootData, dynamicAnchors })) {
        errors += validate400.errors.length;
        vErrors = joined(vErrors, validate400.errors);
      }
      var _valid2 = _errs22 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const _errs23 = errors;
        if (data7 !== null) {
          const err14 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err14];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err14);
          }
          errors++;
        }
        var _valid2 = _errs23 === errors;
        valid3 = valid3 || _valid2;
      }
      if (!valid3) {
        const err15 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err15];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err15);
        }
        errors++;
      } else {
        errors = _errs21;
        if (vErrors !== null) {
          if (_errs21) {
            vErrors.length = Math.min(vErrors.length, _errs21);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.payment_rail !== void 0) {
      let data8 = data.payment_rail;
      const _errs26 = errors;
      let valid4 = false;
      const _errs27 = errors;
      if (!validate403(data8, { instancePath: instancePath + "/payment_rail", parentData: data, parentDataProperty: "payment_rail", rootData, dynamicAnchors })) {
        errors += validate403.errors.length;
        vErrors = joined(vErrors, validate403.errors);
      }
      var _valid3 = _errs27 === errors;
      valid4 = valid4 || _valid3;
      if (!valid4) {
        const _errs28 = errors;
        if (data8 !== null) {
          const err16 = { instancePath: instancePath + "/payment_rail", schemaPath: "#/properties/payment_rail/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err16];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err16);
          }
          errors++;
        }
        var _valid3 = _errs28 === errors;
        valid4 = valid4 || _valid3;
      }
      if (!valid4) {
        const err17 = { instancePath: instancePath + "/payment_rail", schemaPath: "#/properties/payment_rail/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err17];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err17);
        }
        errors++;
      } else {
        errors = _errs26;
        if (vErrors !== null) {
          if (_errs26) {
            vErrors.length = Math.min(vErrors.length, _errs26);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.description !== void 0) {
      let data9 = data.description;
      if (typeof data9 !== "string" && data9 !== null) {
        const err18 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema149.properties.description.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data10 = data.created_at;
      const _errs33 = errors;
      let valid5 = false;
      const _errs34 = errors;
      if (!validate63(data10, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
      var _valid4 = _errs34 === errors;
      valid5 = valid5 || _valid4;
      if (!valid5) {
        const _errs35 = errors;
        if (data10 !== null) {
          const err19 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err19];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err19);
          }
          errors++;
        }
        var _valid4 = _errs35 === errors;
        valid5 = valid5 || _valid4;
      }
      if (!valid5) {
        const err20 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err20];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err20);
        }
        errors++;
      } else {
        errors = _errs33;
        if (vErrors !== null) {
          if (_errs33) {
            vErrors.length = Math.min(vErrors.length, _errs33);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.updated_at !== void 0) {
      let data11 = data.updated_at;
      const _errs38 = errors;
      let valid6 = false;
      const _errs39 = errors;
      if (!validate63(data11, { instancePath: instancePath + "/updated_at", parentData: data, parentDataProperty: "updated_at", rootData, dynamicAnchors })) {
        errors += validate63.errors.length;
        vErrors = joined(vErrors, validate63.errors);
      }
      var _valid5 = _errs39 === errors;
      valid6 = valid6 || _valid5;
      if (!valid6) {
        const _errs40 = errors;
        if (data11 !== null) {
          const err21 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err21];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err21);
          }
          errors++;
        }
        var _valid5 = _errs40 === errors;
        valid6 = valid6 || _valid5;
      }
      if (!valid6) {
        const err22 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err22];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err22);
        }
        errors++;
      } else {
        errors = _errs38;
        if (vErrors !== null) {
          if (_errs38) {
            vErrors.length = Math.min(vErrors.length, _errs38);
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err23];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err23);
    }
    errors++;
  }
  validate393.errors = vErrors;
  return errors === 0;
}
var PaymentWebhook = validate407;
var schema155 = { "x-basis": "own", "type": "object", "required": ["type_event", "data"], "properties": { "type": { "x-basis": "own", "anyOf": [{ "$ref": "component:WebhookType" }, { "type": "null" }] }, "type_event": { "$ref": "component:WebhookEventType" }, "account_id": { "x-basis": "own", "anyOf": [{ "$ref": "component:Uuid" }, { "type": "null" }] }, "retry": { "type": ["integer", "null"], "minimum": 0, "x-basis": "own" }, "version": { "type": ["integer", "null"], "x-basis": "own" }, "data": { "$ref": "component:PaymentWebhookData" } } };
function validate408(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate408.errors = vErrors;
  return errors === 0;
}
function validate410(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  validate410.errors = vErrors;
  return errors === 0;
}
var schema159 = { "x-basis": "public", "x-optional-fields-of": "Payment", "type": "object", "additionalProperties": true, "required": ["id", "status"], "properties": { "id": { "allOf": [{ "$ref": "component:Uuid" }] }, "status": { "$ref": "component:PaymentStatus" }, "transactions": { "x-basis": "public", "anyOf": [{ "$ref": "component:WebhookTransaction" }, { "type": "array", "items": { "$ref": "component:WebhookTransaction" } }, { "type": "null" }] }, "idempotency_key": { "x-basis": "public", "type": ["string", "null"] } } };
function validate417(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate417.errors = vErrors;
  return errors === 0;
}
function validate414(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
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
    if (data.id !== void 0) {
      if (!validate54(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
    }
    if (data.status !== void 0) {
      if (!validate59(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors })) {
        errors += validate59.errors.length;
        vErrors = joined(vErrors, validate59.errors);
      }
    }
    if (data.transactions !== void 0) {
      let data2 = data.transactions;
      const _errs6 = errors;
      let valid2 = false;
      const _errs7 = errors;
      if (!validate417(data2, { instancePath: instancePath + "/transactions", parentData: data, parentDataProperty: "transactions", rootData, dynamicAnchors })) {
        errors += validate417.errors.length;
        vErrors = joined(vErrors, validate417.errors);
      }
      var _valid0 = _errs7 === errors;
      valid2 = valid2 || _valid0;
      if (!valid2) {
        const _errs8 = errors;
        if (Array.isArray(data2)) {
          const len0 = data2.length;
          for (let i0 = 0; i0 < len0; i0++) {
            if (!validate417(data2[i0], { instancePath: instancePath + "/transactions/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
              errors += validate417.errors.length;
              vErrors = joined(vErrors, validate417.errors);
            }
          }
        } else {
          const err2 = { instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs8 === errors;
        valid2 = valid2 || _valid0;
        if (!valid2) {
          const _errs11 = errors;
          if (data2 !== null) {
            const err3 = { instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/anyOf/2/type", keyword: "type", params: { type: "null" }, message: "must be null" };
            if (vErrors === null) {
              vErrors = [err3];
            } else if (vErrors.length < 1e3) {
              vErrors.push(err3);
            }
            errors++;
          }
          var _valid0 = _errs11 === errors;
          valid2 = valid2 || _valid0;
        }
      }
      if (!valid2) {
        const err4 = { instancePath: instancePath + "/transactions", schemaPath: "#/properties/transactions/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err4];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err4);
        }
        errors++;
      } else {
        errors = _errs6;
        if (vErrors !== null) {
          if (_errs6) {
            vErrors.length = Math.min(vErrors.length, _errs6);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.idempotency_key !== void 0) {
      let data4 = data.idempotency_key;
      if (typeof data4 !== "string" && data4 !== null) {
        const err5 = { instancePath: instancePath + "/idempotency_key", schemaPath: "#/properties/idempotency_key/type", keyword: "type", params: { type: schema159.properties.idempotency_key.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err6];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err6);
    }
    errors++;
  }
  validate414.errors = vErrors;
  return errors === 0;
}
function validate413(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payment === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payment" }, message: "must have required property 'payment'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.payment !== void 0) {
      if (!validate414(data.payment, { instancePath: instancePath + "/payment", parentData: data, parentDataProperty: "payment", rootData, dynamicAnchors })) {
        errors += validate414.errors.length;
        vErrors = joined(vErrors, validate414.errors);
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
  validate413.errors = vErrors;
  return errors === 0;
}
function validate407(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type_event === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type_event" }, message: "must have required property 'type_event'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.data === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      const _errs2 = errors;
      let valid1 = false;
      const _errs3 = errors;
      if (!validate408(data0, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors })) {
        errors += validate408.errors.length;
        vErrors = joined(vErrors, validate408.errors);
      }
      var _valid0 = _errs3 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs4 = errors;
        if (data0 !== null) {
          const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs4 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        const err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err3];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err3);
        }
        errors++;
      } else {
        errors = _errs2;
        if (vErrors !== null) {
          if (_errs2) {
            vErrors.length = Math.min(vErrors.length, _errs2);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.type_event !== void 0) {
      if (!validate410(data.type_event, { instancePath: instancePath + "/type_event", parentData: data, parentDataProperty: "type_event", rootData, dynamicAnchors })) {
        errors += validate410.errors.length;
        vErrors = joined(vErrors, validate410.errors);
      }
    }
    if (data.account_id !== void 0) {
      let data2 = data.account_id;
      const _errs8 = errors;
      let valid2 = false;
      const _errs9 = errors;
      if (!validate54(data2, { instancePath: instancePath + "/account_id", parentData: data, parentDataProperty: "account_id", rootData, dynamicAnchors })) {
        errors += validate54.errors.length;
        vErrors = joined(vErrors, validate54.errors);
      }
      var _valid1 = _errs9 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const _errs10 = errors;
        if (data2 !== null) {
          const err4 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          if (vErrors === null) {
            vErrors = [err4];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err4);
          }
          errors++;
        }
        var _valid1 = _errs10 === errors;
        valid2 = valid2 || _valid1;
      }
      if (!valid2) {
        const err5 = { instancePath: instancePath + "/account_id", schemaPath: "#/properties/account_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err5];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs8;
        if (vErrors !== null) {
          if (_errs8) {
            vErrors.length = Math.min(vErrors.length, _errs8);
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.retry !== void 0) {
      let data3 = data.retry;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3)) && data3 !== null) {
        const err6 = { instancePath: instancePath + "/retry", schemaPath: "#/properties/retry/type", keyword: "type", params: { type: schema155.properties.retry.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err7 = { instancePath: instancePath + "/retry", schemaPath: "#/properties/retry/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.version !== void 0) {
      let data4 = data.version;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4)) && data4 !== null) {
        const err8 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: schema155.properties.version.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate413(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors })) {
        errors += validate413.errors.length;
        vErrors = joined(vErrors, validate413.errors);
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err9);
    }
    errors++;
  }
  validate407.errors = vErrors;
  return errors === 0;
}
var AccountFunding = validate141;
var AccountFundingParty = validate142;
var AdditionalData = validate115;
var Address = validate108;
var Airline = validate116;
var AirlineLeg = validate117;
var AirlinePassenger = validate119;
var AirlineTicket = validate126;
var AirlineTicketIssue = validate127;
var AmountInput = validate266;
var BankAccountType = validate344;
var BankTransfer = validate90;
var BrowserInfo = validate100;
var Campaign = validate362;
var CampaignChannel = validate367;
var CampaignDuration = validate371;
var CampaignRule = validate377;
var CampaignSchedule = validate369;
var CampaignStatus = validate375;
var Card = validate80;
var CardData = validate81;
var CardDataInput = validate218;
var CardInput = validate217;
var CardType = validate82;
var Checkout = validate72;
var CheckoutInput = validate204;
var ConnectionData = validate193;
var CountryCode = validate57;
var CurrencyCode = validate67;
var CustomerPayer = validate94;
var DeviceFingerprint = validate98;
var DocumentType = validate103;
var EnrolledCardData = validate316;
var EnrolledPaymentMethod = validate309;
var EnrolledPaymentMethodStatus = validate312;
var ErrorCode = validate201;
var EvidenceCategory = validate283;
var EvidenceItem = validate282;
var FraudScreeningInput = validate234;
var Gender = validate95;
var Geolocation = validate112;
var IdentityDocument = validate102;
var IncomingTransferAmount = validate400;
var IncomingTransferProvider = validate394;
var IncomingTransferSender = validate398;
var IncomingTransferStatus = validate396;
var KnownBankAccountType = validate422;
var schema161 = { "x-basis": "public", "type": "string", "enum": ["CHECKINGS", "SAVINGS"] };
function validate422(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "CHECKINGS" || data === "SAVINGS")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema161.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate422.errors = vErrors;
  return errors === 0;
}
var KnownCampaignChannel = validate423;
var schema162 = { "x-basis": "public", "type": "string", "enum": ["WHATSAPP_MESSAGE", "PHONE_CALL"] };
function validate423(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "WHATSAPP_MESSAGE" || data === "PHONE_CALL")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema162.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate423.errors = vErrors;
  return errors === 0;
}
var KnownCampaignStatus = validate424;
var schema163 = { "x-basis": "public", "type": "string", "enum": ["ACTIVE", "PAUSED", "COMPLETED", "CANCELLED"] };
function validate424(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "ACTIVE" || data === "PAUSED" || data === "COMPLETED" || data === "CANCELLED")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema163.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate424.errors = vErrors;
  return errors === 0;
}
var KnownCardType = validate425;
var schema164 = { "x-basis": "public", "type": "string", "enum": ["CREDIT", "DEBIT", "PREPAID"] };
function validate425(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "CREDIT" || data === "DEBIT" || data === "PREPAID")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema164.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate425.errors = vErrors;
  return errors === 0;
}
var KnownDocumentType = validate426;
var schema165 = { "x-basis": "public", "type": "string", "enum": ["DNI", "CI", "LC", "LE", "CUIT", "CUIL", "PAS", "CPF", "RG", "CNH", "CNPJ", "RUT", "RUN", "CC", "CE", "NIT", "DUI", "PIC", "DPI", "IFR", "INE", "CP", "RFC", "CURP", "CIP", "CIC", "CUI", "RUC", "SSN", "TI"] };
function validate426(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "DNI" || data === "CI" || data === "LC" || data === "LE" || data === "CUIT" || data === "CUIL" || data === "PAS" || data === "CPF" || data === "RG" || data === "CNH" || data === "CNPJ" || data === "RUT" || data === "RUN" || data === "CC" || data === "CE" || data === "NIT" || data === "DUI" || data === "PIC" || data === "DPI" || data === "IFR" || data === "INE" || data === "CP" || data === "RFC" || data === "CURP" || data === "CIP" || data === "CIC" || data === "CUI" || data === "RUC" || data === "SSN" || data === "TI")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema165.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate426.errors = vErrors;
  return errors === 0;
}
var KnownEnrolledPaymentMethodStatus = validate427;
var schema166 = { "x-basis": "public", "type": "string", "enum": ["CREATED", "READY_TO_ENROLL", "ENROLL_IN_PROCESS", "ENROLLED", "UNENROLL_IN_PROCESS", "UNENROLLED", "DECLINED", "CANCELED", "REJECTED", "EXPIRED", "ERROR"] };
function validate427(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "CREATED" || data === "READY_TO_ENROLL" || data === "ENROLL_IN_PROCESS" || data === "ENROLLED" || data === "UNENROLL_IN_PROCESS" || data === "UNENROLLED" || data === "DECLINED" || data === "CANCELED" || data === "REJECTED" || data === "EXPIRED" || data === "ERROR")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema166.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate427.errors = vErrors;
  return errors === 0;
}
var KnownErrorCode = validate428;
var schema167 = { "x-basis": "public", "type": "string", "enum": ["INVALID_REQUEST", "INVALID_PARAMETERS", "MISSING_PARAMETERS", "MISSING_HEADER", "INVALID_CREDENTIALS", "AUTHORIZATION_REQUIRED", "PAYMENT_NOT_FOUND", "TRANSACTION_NOT_FOUND", "CUSTOMER_NOT_FOUND", "ONBOARDING_NOT_FOUND", "INVALID_TRANSACTION_TYPE", "INVALID_STATUS", "INVALID_CHECKOUT_SESSION", "CUSTOMER_ID_DUPLICATED", "OPERATION_IN_PROCESS", "REQUEST_IN_PROCESS", "IDEMPOTENCY_DUPLICATED", "UNSUPPORTED_METHOD", "UNSUPPORTED_MEDIA_TYPE", "PAYLOAD_TOO_LARGE", "TOO_MANY_REQUESTS", "INTERNAL_ERROR", "SERVICE_UNAVAILABLE", "GATEWAY_TIMEOUT"] };
function validate428(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "INVALID_REQUEST" || data === "INVALID_PARAMETERS" || data === "MISSING_PARAMETERS" || data === "MISSING_HEADER" || data === "INVALID_CREDENTIALS" || data === "AUTHORIZATION_REQUIRED" || data === "PAYMENT_NOT_FOUND" || data === "TRANSACTION_NOT_FOUND" || data === "CUSTOMER_NOT_FOUND" || data === "ONBOARDING_NOT_FOUND" || data === "INVALID_TRANSACTION_TYPE" || data === "INVALID_STATUS" || data === "INVALID_CHECKOUT_SESSION" || data === "CUSTOMER_ID_DUPLICATED" || data === "OPERATION_IN_PROCESS" || data === "REQUEST_IN_PROCESS" || data === "IDEMPOTENCY_DUPLICATED" || data === "UNSUPPORTED_METHOD" || data === "UNSUPPORTED_MEDIA_TYPE" || data === "PAYLOAD_TOO_LARGE" || data === "TOO_MANY_REQUESTS" || data === "INTERNAL_ERROR" || data === "SERVICE_UNAVAILABLE" || data === "GATEWAY_TIMEOUT")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema167.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate428.errors = vErrors;
  return errors === 0;
}
var KnownEvidenceCategory = validate429;
var schema168 = { "x-basis": "public", "type": "string", "enum": ["CANCEL_POLICY", "CUSTOMER_INTERACTION", "OTHERS", "PAYMENT_DETAIL", "PROOF_OF_AUTHENTICITY", "PROOF_OF_DELIVERY", "PROOF_OF_SERVICE", "RECEIPT", "REFUND_POLICY", "SERVICE_AGREEMENT", "TERMS_AND_CONDITIONS"] };
function validate429(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "CANCEL_POLICY" || data === "CUSTOMER_INTERACTION" || data === "OTHERS" || data === "PAYMENT_DETAIL" || data === "PROOF_OF_AUTHENTICITY" || data === "PROOF_OF_DELIVERY" || data === "PROOF_OF_SERVICE" || data === "RECEIPT" || data === "REFUND_POLICY" || data === "SERVICE_AGREEMENT" || data === "TERMS_AND_CONDITIONS")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema168.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate429.errors = vErrors;
  return errors === 0;
}
var KnownGender = validate430;
var schema169 = { "x-basis": "public", "type": "string", "enum": ["M", "F", "NB", "NA", "NK", "U"] };
function validate430(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "M" || data === "F" || data === "NB" || data === "NA" || data === "NK" || data === "U")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema169.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate430.errors = vErrors;
  return errors === 0;
}
var KnownIncomingTransferStatus = validate431;
var schema170 = { "type": "string", "enum": ["PENDING", "COMPLETED"] };
function validate431(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "PENDING" || data === "COMPLETED")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema170.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate431.errors = vErrors;
  return errors === 0;
}
var KnownOnboardingDocumentCategory = validate432;
var schema171 = { "type": "string", "enum": ["VAT_DOCUMENT"] };
function validate432(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "VAT_DOCUMENT")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema171.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate432.errors = vErrors;
  return errors === 0;
}
var KnownOnboardingStatus = validate433;
var schema172 = { "x-basis": "public", "type": "string", "enum": ["CREATED", "PENDING", "PENDING_ADDITIONAL_DOCUMENTATION", "PENDING_RECIPIENT_ACTION", "SUCCEEDED", "FAILED", "DECLINED", "BLOCKED", "REJECTED", "ERROR", "CANCELED", "EXPIRED", "INACTIVE"] };
function validate433(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "CREATED" || data === "PENDING" || data === "PENDING_ADDITIONAL_DOCUMENTATION" || data === "PENDING_RECIPIENT_ACTION" || data === "SUCCEEDED" || data === "FAILED" || data === "DECLINED" || data === "BLOCKED" || data === "REJECTED" || data === "ERROR" || data === "CANCELED" || data === "EXPIRED" || data === "INACTIVE")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema172.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate433.errors = vErrors;
  return errors === 0;
}
var KnownOnboardingType = validate434;
var schema173 = { "x-basis": "public", "type": "string", "enum": ["PREVIOUSLY_ONBOARDED", "ONE_STEP_ONBOARDING", "TWO_STEP_ONBOARDING"] };
function validate434(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "PREVIOUSLY_ONBOARDED" || data === "ONE_STEP_ONBOARDING" || data === "TWO_STEP_ONBOARDING")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema173.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate434.errors = vErrors;
  return errors === 0;
}
var KnownOnboardingWorkflow = validate435;
var schema174 = { "x-basis": "public", "type": "string", "enum": ["DIRECT", "HOSTED_BY_PROVIDER"] };
function validate435(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "DIRECT" || data === "HOSTED_BY_PROVIDER")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema174.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate435.errors = vErrors;
  return errors === 0;
}
var KnownPassengerType = validate436;
var schema175 = { "x-basis": "public", "type": "string", "enum": ["A", "C", "I"] };
function validate436(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "A" || data === "C" || data === "I")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema175.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate436.errors = vErrors;
  return errors === 0;
}
var KnownPaymentMethodType = validate437;
var schema176 = { "type": "string", "enum": ["CARD", "BANK_TRANSFER"] };
function validate437(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "CARD" || data === "BANK_TRANSFER")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema176.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate437.errors = vErrors;
  return errors === 0;
}
var KnownPaymentRail = validate438;
var schema177 = { "type": "string", "enum": ["ACH_STANDARD", "ACH_SAME_DAY", "WIRE", "RTP", "FPS", "CHAPS", "BACS", "NPP", "PAYTO", "BPAY"] };
function validate438(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "ACH_STANDARD" || data === "ACH_SAME_DAY" || data === "WIRE" || data === "RTP" || data === "FPS" || data === "CHAPS" || data === "BACS" || data === "NPP" || data === "PAYTO" || data === "BPAY")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema177.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate438.errors = vErrors;
  return errors === 0;
}
var KnownPaymentStatus = validate439;
var schema178 = { "x-basis": "public", "type": "string", "enum": ["CREATED", "READY_TO_PAY", "PENDING", "VERIFIED", "SUCCEEDED", "DECLINED", "REJECTED", "EXPIRED", "REFUNDED", "CANCELED", "IN_DISPUTE", "CHARGEBACK", "ERROR", "FRAUD"], "x-sub-statuses": { "CREATED": ["CREATED"], "READY_TO_PAY": ["CREATED"], "PENDING": ["AUTHORIZED", "IN_PROCESS", "WAITING_ADDITIONAL_STEP", "PENDING_PROVIDER_CONFIRMATION", "PENDING_FRAUD_REVIEW", "PENDING_OTP_COMPLETION"], "VERIFIED": ["VERIFIED"], "SUCCEEDED": ["APPROVED", "PARTIALLY_APPROVED", "CAPTURED", "PARTIALLY_CAPTURED", "PARTIALLY_REFUNDED", "PARTIALLY_CHARGEBACKED", "FRAUD_DECLINED", "REFUND_RETRY_IN_PROCESS", "CAPTURE_RETRY_IN_PROCESS", "CAPTURE_RETRY_PROCESS_FAILED"], "DECLINED": ["DECLINED", "FRAUD_DECLINED"], "REJECTED": ["REJECTED"], "EXPIRED": ["EXPIRED"], "REFUNDED": ["REFUNDED", "PENDING_PROVIDER_CONFIRMATION"], "CANCELED": ["CANCELED", "PENDING_PROVIDER_CONFIRMATION"], "IN_DISPUTE": ["RECEIVED", "PENDING_REVIEW"], "CHARGEBACK": ["LOST"], "ERROR": ["ERROR", "TIMEOUT", "PENDING_REVERSE", "REVERSED_BY_TIMEOUT"], "FRAUD": ["FRAUD_VERIFIED"] } };
function validate439(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "CREATED" || data === "READY_TO_PAY" || data === "PENDING" || data === "VERIFIED" || data === "SUCCEEDED" || data === "DECLINED" || data === "REJECTED" || data === "EXPIRED" || data === "REFUNDED" || data === "CANCELED" || data === "IN_DISPUTE" || data === "CHARGEBACK" || data === "ERROR" || data === "FRAUD")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema178.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate439.errors = vErrors;
  return errors === 0;
}
var KnownPaymentSubStatus = validate440;
var schema179 = { "x-basis": "public", "type": "string", "enum": ["CREATED", "AUTHORIZED", "IN_PROCESS", "WAITING_ADDITIONAL_STEP", "PENDING_PROVIDER_CONFIRMATION", "PENDING_FRAUD_REVIEW", "PENDING_OTP_COMPLETION", "VERIFIED", "APPROVED", "PARTIALLY_APPROVED", "CAPTURED", "PARTIALLY_CAPTURED", "PARTIALLY_REFUNDED", "PARTIALLY_CHARGEBACKED", "FRAUD_DECLINED", "REFUND_RETRY_IN_PROCESS", "CAPTURE_RETRY_IN_PROCESS", "CAPTURE_RETRY_PROCESS_FAILED", "DECLINED", "REJECTED", "EXPIRED", "REFUNDED", "CANCELED", "RECEIVED", "PENDING_REVIEW", "LOST", "ERROR", "TIMEOUT", "PENDING_REVERSE", "REVERSED_BY_TIMEOUT", "FRAUD_VERIFIED"] };
function validate440(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "CREATED" || data === "AUTHORIZED" || data === "IN_PROCESS" || data === "WAITING_ADDITIONAL_STEP" || data === "PENDING_PROVIDER_CONFIRMATION" || data === "PENDING_FRAUD_REVIEW" || data === "PENDING_OTP_COMPLETION" || data === "VERIFIED" || data === "APPROVED" || data === "PARTIALLY_APPROVED" || data === "CAPTURED" || data === "PARTIALLY_CAPTURED" || data === "PARTIALLY_REFUNDED" || data === "PARTIALLY_CHARGEBACKED" || data === "FRAUD_DECLINED" || data === "REFUND_RETRY_IN_PROCESS" || data === "CAPTURE_RETRY_IN_PROCESS" || data === "CAPTURE_RETRY_PROCESS_FAILED" || data === "DECLINED" || data === "REJECTED" || data === "EXPIRED" || data === "REFUNDED" || data === "CANCELED" || data === "RECEIVED" || data === "PENDING_REVIEW" || data === "LOST" || data === "ERROR" || data === "TIMEOUT" || data === "PENDING_REVERSE" || data === "REVERSED_BY_TIMEOUT" || data === "FRAUD_VERIFIED")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema179.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate440.errors = vErrors;
  return errors === 0;
}
var KnownPayoutSchedule = validate441;
var schema180 = { "x-basis": "public", "type": "string", "enum": ["DAY", "WEEK", "MONTH", "HOLD"] };
function validate441(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "DAY" || data === "WEEK" || data === "MONTH" || data === "HOLD")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema180.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate441.errors = vErrors;
  return errors === 0;
}
var KnownRuleConditional = validate442;
var schema181 = { "x-basis": "public", "type": "string", "enum": ["EQUAL", "NOT_EQUAL", "ONE_OF", "NOT_ONE_OF", "IN", "GREATER_THAN", "GREATER_THAN_OR_EQUAL", "LESS_THAN", "LESS_THAN_OR_EQUAL", "BETWEEN", "CONTAINS", "STARTS_WITH"] };
function validate442(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "EQUAL" || data === "NOT_EQUAL" || data === "ONE_OF" || data === "NOT_ONE_OF" || data === "IN" || data === "GREATER_THAN" || data === "GREATER_THAN_OR_EQUAL" || data === "LESS_THAN" || data === "LESS_THAN_OR_EQUAL" || data === "BETWEEN" || data === "CONTAINS" || data === "STARTS_WITH")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema181.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate442.errors = vErrors;
  return errors === 0;
}
var KnownRuleStatus = validate443;
var schema182 = { "x-basis": "public", "type": "string", "enum": ["ACTIVE", "INACTIVE"] };
function validate443(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "ACTIVE" || data === "INACTIVE")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema182.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate443.errors = vErrors;
  return errors === 0;
}
var KnownRuleType = validate444;
var schema183 = { "x-basis": "public", "type": "string", "enum": ["AMOUNT", "CURRENCY", "AMOUNT_AND_CURRENCY", "PAYMENT_STATUS", "PAYMENT_METHOD", "PROVIDER", "CARD_BIN", "RESPONSE_CODE", "ISO_RESPONSE_CODE", "CATEGORY", "METADATA", "USER_COMMS_PER_DAY", "UNIQUE_BY_USER"] };
function validate444(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "AMOUNT" || data === "CURRENCY" || data === "AMOUNT_AND_CURRENCY" || data === "PAYMENT_STATUS" || data === "PAYMENT_METHOD" || data === "PROVIDER" || data === "CARD_BIN" || data === "RESPONSE_CODE" || data === "ISO_RESPONSE_CODE" || data === "CATEGORY" || data === "METADATA" || data === "USER_COMMS_PER_DAY" || data === "UNIQUE_BY_USER")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema183.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate444.errors = vErrors;
  return errors === 0;
}
var KnownSplitType = validate445;
var schema184 = { "x-basis": "public", "type": "string", "enum": ["PURCHASE", "PAYMENTFEE", "VAT", "COMMISSION", "MARKETPLACE", "SHIPPING"] };
function validate445(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "PURCHASE" || data === "PAYMENTFEE" || data === "VAT" || data === "COMMISSION" || data === "MARKETPLACE" || data === "SHIPPING")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema184.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate445.errors = vErrors;
  return errors === 0;
}
var KnownTransactionCategory = validate446;
var schema185 = { "x-basis": "public", "type": "string", "enum": ["CARD", "BANK_TRANSFER", "BNPL", "WALLET", "TICKET", "PAYMENT_LINK"] };
function validate446(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "CARD" || data === "BANK_TRANSFER" || data === "BNPL" || data === "WALLET" || data === "TICKET" || data === "PAYMENT_LINK")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema185.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate446.errors = vErrors;
  return errors === 0;
}
var KnownTransactionStatus = validate447;
var schema186 = { "x-basis": "public", "type": "string", "enum": ["CREATED", "PENDING", "SUCCEEDED", "DECLINED", "REJECTED", "ERROR", "EXPIRED", "CANCELED", "WON", "LOST", "PREVENTED"] };
function validate447(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "CREATED" || data === "PENDING" || data === "SUCCEEDED" || data === "DECLINED" || data === "REJECTED" || data === "ERROR" || data === "EXPIRED" || data === "CANCELED" || data === "WON" || data === "LOST" || data === "PREVENTED")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema186.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate447.errors = vErrors;
  return errors === 0;
}
var KnownTransactionType = validate448;
var schema187 = { "x-basis": "public", "type": "string", "enum": ["PURCHASE", "AUTHORIZE", "CAPTURE", "REFUND", "CANCEL", "VERIFY", "CHARGEBACK", "THREE_D_SECURE", "FRAUD_SCREENING"] };
function validate448(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "PURCHASE" || data === "AUTHORIZE" || data === "CAPTURE" || data === "REFUND" || data === "CANCEL" || data === "VERIFY" || data === "CHARGEBACK" || data === "THREE_D_SECURE" || data === "FRAUD_SCREENING")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema187.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate448.errors = vErrors;
  return errors === 0;
}
var KnownWebhookEventType = validate449;
var schema188 = { "x-basis": "public", "type": "string", "enum": ["payment.purchase", "payment.authorize", "payment.capture", "payment.refund", "payment.cancel", "payment.verify", "payment.chargeback", "payment.fraud_screening"] };
function validate449(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "payment.purchase" || data === "payment.authorize" || data === "payment.capture" || data === "payment.refund" || data === "payment.cancel" || data === "payment.verify" || data === "payment.chargeback" || data === "payment.fraud_screening")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema188.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate449.errors = vErrors;
  return errors === 0;
}
var KnownWebhookType = validate450;
var schema189 = { "type": "string", "enum": ["payment"] };
function validate450(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "payment")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema189.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate450.errors = vErrors;
  return errors === 0;
}
var KnownWorkflow = validate451;
var schema190 = { "type": "string", "enum": ["SDK_CHECKOUT", "CHECKOUT", "REDIRECT", "DIRECT", "SDK_SEAMLESS"] };
function validate451(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
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
  if (!(data === "SDK_CHECKOUT" || data === "CHECKOUT" || data === "REDIRECT" || data === "DIRECT" || data === "SDK_SEAMLESS")) {
    const err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema190.enum }, message: "must be equal to one of the allowed values" };
    if (vErrors === null) {
      vErrors = [err1];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err1);
    }
    errors++;
  }
  validate451.errors = vErrors;
  return errors === 0;
}
var LegalRepresentative = validate336;
var MetadataItem = validate169;
var MetadataItemInput = validate240;
var Onboarding = validate323;
var OnboardingDocument = validate332;
var OnboardingDocumentCategory = validate333;
var OnboardingProvider = validate330;
var OnboardingStatus = validate328;
var OnboardingType = validate324;
var OnboardingWorkflow = validate326;
var OpenObject = validate69;
var Order = validate133;
var OrderDiscount = validate158;
var OrderItem = validate134;
var OrderShipping = validate138;
var OrderTax = validate136;
var OrderTicket = validate149;
var OrderTicketAmount = validate150;
var OrderTicketEvent = validate153;
var PassengerType = validate120;
var PaymentAmount = validate66;
var PaymentAmountInput = validate208;
var PaymentBase = validate53;
var PaymentMethod = validate74;
var PaymentMethodBase = validate75;
var PaymentMethodDetail = validate79;
var PaymentMethodDetailInput = validate216;
var PaymentMethodInput = validate214;
var PaymentMethodType = validate76;
var PaymentRail = validate403;
var PaymentStatus = validate59;
var PaymentSubStatus = validate61;
var PaymentSummary = validate259;
var PaymentWebhookData = validate413;
var PayoutSchedule = validate346;
var Phone = validate106;
var ProcessingCountry = validate211;
var ProviderData = validate190;
var RetrievedTransaction = validate247;
var RoutingCondition = validate173;
var RoutingRules = validate172;
var RuleConditional = validate381;
var RuleStatus = validate383;
var RuleType = validate379;
var SellerDetails = validate161;
var SplitMarketplaceItem = validate236;
var SplitType = validate237;
var StoredCredentials = validate87;
var SubscriptionInput = validate231;
var TermsOfService = validate350;
var ThreeDSecure = validate84;
var Timestamp = validate63;
var Transaction = validate177;
var TransactionAmount = validate256;
var TransactionBase = validate178;
var TransactionCategory = validate184;
var TransactionPaymentMethod = validate186;
var TransactionStatus = validate182;
var TransactionType = validate180;
var Uuid = validate54;
var WebhookAcknowledgement = validate452;
function validate452(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.received === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "received" }, message: "must have required property 'received'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.received !== void 0) {
      let data0 = data.received;
      if (typeof data0 !== "boolean") {
        const err1 = { instancePath: instancePath + "/received", schemaPath: "#/properties/received/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err1];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err1);
        }
        errors++;
      }
      if (true !== data0) {
        const err2 = { instancePath: instancePath + "/received", schemaPath: "#/properties/received/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant" };
        if (vErrors === null) {
          vErrors = [err2];
        } else if (vErrors.length < 1e3) {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err3);
    }
    errors++;
  }
  validate452.errors = vErrors;
  return errors === 0;
}
var WebhookEventType = validate410;
var WebhookPayment = validate414;
var WebhookTransaction = validate417;
var WebhookType = validate408;
var WithdrawalBank = validate343;
var WithdrawalMethods = validate342;
var Workflow = validate167;
var WorkflowInput = validate229;
function joined(errors, more) {
  if (errors === null) return more;
  errors.push(...more.slice(0, 1e3 - errors.length));
  return errors;
}

// compiled:defaulting
var createPayment_query = validate522;
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err0];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err0);
    }
    errors++;
  }
  validate522.errors = vErrors;
  return errors === 0;
}
var listPaymentsByOrder_query = validate532;
var func12 = require_ucs2length().default;
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.merchant_order_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "merchant_order_id" }, message: "must have required property 'merchant_order_id'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.merchant_order_id !== void 0) {
      let data0 = data.merchant_order_id;
      if (typeof data0 === "string") {
        if (func12(data0) > 255) {
          const err1 = { instancePath: instancePath + "/merchant_order_id", schemaPath: "#/properties/merchant_order_id/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func12(data0) < 3) {
          const err2 = { instancePath: instancePath + "/merchant_order_id", schemaPath: "#/properties/merchant_order_id/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else if (vErrors.length < 1e3) {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/merchant_order_id", schemaPath: "#/properties/merchant_order_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
  validate532.errors = vErrors;
  return errors === 0;
}
var retrievePayment_query = validate542;
function validate542(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.raw_response === void 0) {
      data.raw_response = false;
    }
    if (data.transactions_history === void 0) {
      data.transactions_history = false;
    }
    if (typeof data.raw_response !== "boolean") {
      const err0 = { instancePath: instancePath + "/raw_response", schemaPath: "#/properties/raw_response/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      if (vErrors === null) {
        vErrors = [err0];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err0);
      }
      errors++;
    }
    if (typeof data.transactions_history !== "boolean") {
      const err1 = { instancePath: instancePath + "/transactions_history", schemaPath: "#/properties/transactions_history/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      if (vErrors === null) {
        vErrors = [err1];
      } else if (vErrors.length < 1e3) {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err2];
    } else if (vErrors.length < 1e3) {
      vErrors.push(err2);
    }
    errors++;
  }
  validate542.errors = vErrors;
  return errors === 0;
}

// validators
var operations = { "createPayment": { "path": createPayment_path, "query": createPayment_query, "headers": createPayment_headers, "body": CreatePaymentRequest, "responses": { "201": CreatedPayment, "400": ErrorBody, "401": ErrorBody, "403": ErrorBody, "409": ErrorBody, "413": ErrorBody, "415": ErrorBody, "429": ErrorBody, "500": ErrorBody, "503": ErrorBody, "504": ErrorBody, "default": ErrorBody } }, "listPaymentsByOrder": { "path": createPayment_path, "query": listPaymentsByOrder_query, "headers": createPayment_path, "responses": { "200": listPaymentsByOrder_200, "400": ErrorBody, "401": ErrorBody, "403": ErrorBody, "429": ErrorBody, "500": ErrorBody, "503": ErrorBody, "504": ErrorBody, "default": ErrorBody } }, "retrievePayment": { "path": retrievePayment_path, "query": fromText({ "raw_response": "boolean", "transactions_history": "boolean" }, retrievePayment_query), "headers": createPayment_path, "responses": { "200": Payment, "400": ErrorBody, "401": ErrorBody, "403": ErrorBody, "404": ErrorBody, "429": ErrorBody, "500": ErrorBody, "503": ErrorBody, "504": ErrorBody, "default": ErrorBody } }, "capturePayment": { "path": capturePayment_path, "query": createPayment_query, "headers": createPayment_headers, "body": CapturePaymentRequest, "responses": { "200": TransactionWithPayment, "400": ErrorBody, "401": ErrorBody, "403": ErrorBody, "404": ErrorBody, "409": ErrorBody, "413": ErrorBody, "415": ErrorBody, "429": ErrorBody, "500": ErrorBody, "503": ErrorBody, "504": ErrorBody, "default": ErrorBody } }, "cancelPayment": { "path": capturePayment_path, "query": createPayment_query, "headers": createPayment_headers, "body": CancelPaymentRequest, "responses": { "200": TransactionWithPayment, "400": ErrorBody, "401": ErrorBody, "403": ErrorBody, "404": ErrorBody, "409": ErrorBody, "413": ErrorBody, "415": ErrorBody, "429": ErrorBody, "500": ErrorBody, "503": ErrorBody, "504": ErrorBody, "default": ErrorBody } }, "refundPayment": { "path": capturePayment_path, "query": createPayment_query, "headers": createPayment_headers, "body": RefundPaymentRequest, "responses": { "200": RefundedPayment, "400": ErrorBody, "401": ErrorBody, "403": ErrorBody, "404": ErrorBody, "409": ErrorBody, "413": ErrorBody, "415": ErrorBody, "429": ErrorBody, "500": ErrorBody, "503": ErrorBody, "504": ErrorBody, "default": ErrorBody } }, "submitDispute": { "path": capturePayment_path, "query": createPayment_query, "headers": createPayment_headers, "body": DisputeRequest, "responses": { "200": DisputedPayment, "400": ErrorBody, "401": ErrorBody, "403": ErrorBody, "404": ErrorBody, "409": ErrorBody, "413": ErrorBody, "415": ErrorBody, "429": ErrorBody, "500": ErrorBody, "503": ErrorBody, "504": ErrorBody, "default": ErrorBody } }, "createCustomer": { "path": createPayment_path, "query": createPayment_query, "headers": createPayment_path, "body": CreateCustomerRequest, "responses": { "201": Customer, "400": ErrorBody, "401": ErrorBody, "403": ErrorBody, "413": ErrorBody, "415": ErrorBody, "429": ErrorBody, "500": ErrorBody, "503": ErrorBody, "504": ErrorBody, "default": ErrorBody } }, "listPaymentMethods": { "path": listPaymentMethods_path, "query": createPayment_query, "headers": createPayment_path, "responses": { "200": PaymentMethodList, "400": ErrorBody, "401": ErrorBody, "403": ErrorBody, "404": ErrorBody, "429": ErrorBody, "500": ErrorBody, "503": ErrorBody, "504": ErrorBody, "default": ErrorBody } }, "reverseTransfer": { "path": reverseTransfer_path, "query": createPayment_query, "headers": reverseTransfer_headers, "responses": { "201": OnboardingReversal, "400": ErrorBody, "401": ErrorBody, "403": ErrorBody, "404": ErrorBody, "409": ErrorBody, "429": ErrorBody, "500": ErrorBody, "503": ErrorBody, "504": ErrorBody, "default": ErrorBody } }, "retrieveCampaign": { "path": retrieveCampaign_path, "query": createPayment_query, "headers": createPayment_path, "responses": { "200": CampaignEnvelope, "400": CampaignErrorBody, "401": CampaignErrorBody, "403": CampaignErrorBody, "404": CampaignErrorBody, "429": CampaignErrorBody, "500": CampaignErrorBody, "503": CampaignErrorBody, "504": CampaignErrorBody, "default": CampaignErrorBody } } };
var schemas = { "AccountFunding": AccountFunding, "AccountFundingParty": AccountFundingParty, "AdditionalData": AdditionalData, "Address": Address, "Airline": Airline, "AirlineLeg": AirlineLeg, "AirlinePassenger": AirlinePassenger, "AirlineTicket": AirlineTicket, "AirlineTicketIssue": AirlineTicketIssue, "AmountInput": AmountInput, "BankAccountType": BankAccountType, "BankTransfer": BankTransfer, "BrowserInfo": BrowserInfo, "Campaign": Campaign, "CampaignChannel": CampaignChannel, "CampaignDuration": CampaignDuration, "CampaignEnvelope": CampaignEnvelope, "CampaignErrorBody": CampaignErrorBody, "CampaignRule": CampaignRule, "CampaignSchedule": CampaignSchedule, "CampaignStatus": CampaignStatus, "CancelPaymentRequest": CancelPaymentRequest, "CapturePaymentRequest": CapturePaymentRequest, "Card": Card, "CardData": CardData, "CardDataInput": CardDataInput, "CardInput": CardInput, "CardType": CardType, "Checkout": Checkout, "CheckoutInput": CheckoutInput, "ConnectionData": ConnectionData, "CountryCode": CountryCode, "CreateCustomerRequest": CreateCustomerRequest, "CreatePaymentRequest": CreatePaymentRequest, "CreatedPayment": CreatedPayment, "CurrencyCode": CurrencyCode, "Customer": Customer, "CustomerPayer": CustomerPayer, "DeviceFingerprint": DeviceFingerprint, "DisputeRequest": DisputeRequest, "DisputedPayment": DisputedPayment, "DocumentType": DocumentType, "EnrolledCardData": EnrolledCardData, "EnrolledPaymentMethod": EnrolledPaymentMethod, "EnrolledPaymentMethodStatus": EnrolledPaymentMethodStatus, "ErrorBody": ErrorBody, "ErrorCode": ErrorCode, "EvidenceCategory": EvidenceCategory, "EvidenceItem": EvidenceItem, "FraudScreeningInput": FraudScreeningInput, "Gender": Gender, "Geolocation": Geolocation, "IdentityDocument": IdentityDocument, "IncomingTransfer": IncomingTransfer, "IncomingTransferAmount": IncomingTransferAmount, "IncomingTransferProvider": IncomingTransferProvider, "IncomingTransferSender": IncomingTransferSender, "IncomingTransferStatus": IncomingTransferStatus, "KnownBankAccountType": KnownBankAccountType, "KnownCampaignChannel": KnownCampaignChannel, "KnownCampaignStatus": KnownCampaignStatus, "KnownCardType": KnownCardType, "KnownDocumentType": KnownDocumentType, "KnownEnrolledPaymentMethodStatus": KnownEnrolledPaymentMethodStatus, "KnownErrorCode": KnownErrorCode, "KnownEvidenceCategory": KnownEvidenceCategory, "KnownGender": KnownGender, "KnownIncomingTransferStatus": KnownIncomingTransferStatus, "KnownOnboardingDocumentCategory": KnownOnboardingDocumentCategory, "KnownOnboardingStatus": KnownOnboardingStatus, "KnownOnboardingType": KnownOnboardingType, "KnownOnboardingWorkflow": KnownOnboardingWorkflow, "KnownPassengerType": KnownPassengerType, "KnownPaymentMethodType": KnownPaymentMethodType, "KnownPaymentRail": KnownPaymentRail, "KnownPaymentStatus": KnownPaymentStatus, "KnownPaymentSubStatus": KnownPaymentSubStatus, "KnownPayoutSchedule": KnownPayoutSchedule, "KnownRuleConditional": KnownRuleConditional, "KnownRuleStatus": KnownRuleStatus, "KnownRuleType": KnownRuleType, "KnownSplitType": KnownSplitType, "KnownTransactionCategory": KnownTransactionCategory, "KnownTransactionStatus": KnownTransactionStatus, "KnownTransactionType": KnownTransactionType, "KnownWebhookEventType": KnownWebhookEventType, "KnownWebhookType": KnownWebhookType, "KnownWorkflow": KnownWorkflow, "LegalRepresentative": LegalRepresentative, "MetadataItem": MetadataItem, "MetadataItemInput": MetadataItemInput, "Onboarding": Onboarding, "OnboardingDocument": OnboardingDocument, "OnboardingDocumentCategory": OnboardingDocumentCategory, "OnboardingProvider": OnboardingProvider, "OnboardingReversal": OnboardingReversal, "OnboardingStatus": OnboardingStatus, "OnboardingType": OnboardingType, "OnboardingWorkflow": OnboardingWorkflow, "OpenObject": OpenObject, "Order": Order, "OrderDiscount": OrderDiscount, "OrderItem": OrderItem, "OrderShipping": OrderShipping, "OrderTax": OrderTax, "OrderTicket": OrderTicket, "OrderTicketAmount": OrderTicketAmount, "OrderTicketEvent": OrderTicketEvent, "PassengerType": PassengerType, "Payment": Payment, "PaymentAmount": PaymentAmount, "PaymentAmountInput": PaymentAmountInput, "PaymentBase": PaymentBase, "PaymentMethod": PaymentMethod, "PaymentMethodBase": PaymentMethodBase, "PaymentMethodDetail": PaymentMethodDetail, "PaymentMethodDetailInput": PaymentMethodDetailInput, "PaymentMethodInput": PaymentMethodInput, "PaymentMethodList": PaymentMethodList, "PaymentMethodType": PaymentMethodType, "PaymentRail": PaymentRail, "PaymentStatus": PaymentStatus, "PaymentSubStatus": PaymentSubStatus, "PaymentSummary": PaymentSummary, "PaymentWebhook": PaymentWebhook, "PaymentWebhookData": PaymentWebhookData, "PayoutSchedule": PayoutSchedule, "Phone": Phone, "ProcessingCountry": ProcessingCountry, "ProviderData": ProviderData, "RefundPaymentRequest": RefundPaymentRequest, "RefundedPayment": RefundedPayment, "RetrievedTransaction": RetrievedTransaction, "RoutingCondition": RoutingCondition, "RoutingRules": RoutingRules, "RuleConditional": RuleConditional, "RuleStatus": RuleStatus, "RuleType": RuleType, "SellerDetails": SellerDetails, "SplitMarketplaceItem": SplitMarketplaceItem, "SplitType": SplitType, "StoredCredentials": StoredCredentials, "SubscriptionInput": SubscriptionInput, "TermsOfService": TermsOfService, "ThreeDSecure": ThreeDSecure, "Timestamp": Timestamp, "Transaction": Transaction, "TransactionAmount": TransactionAmount, "TransactionBase": TransactionBase, "TransactionCategory": TransactionCategory, "TransactionPaymentMethod": TransactionPaymentMethod, "TransactionStatus": TransactionStatus, "TransactionType": TransactionType, "TransactionWithPayment": TransactionWithPayment, "Uuid": Uuid, "WebhookAcknowledgement": WebhookAcknowledgement, "WebhookEventType": WebhookEventType, "WebhookPayment": WebhookPayment, "WebhookTransaction": WebhookTransaction, "WebhookType": WebhookType, "WithdrawalBank": WithdrawalBank, "WithdrawalMethods": WithdrawalMethods, "Workflow": Workflow, "WorkflowInput": WorkflowInput };
var webhooks = { "incomingTransfer": IncomingTransfer, "paymentEvent": PaymentWebhook };
var requiredRules = { "#/oneOf/0/required checkout": "when workflow is SDK_CHECKOUT or absent" };
function fromText(types, validate) {
  const read = (data) => {
    for (const [name, type] of Object.entries(types)) {
      const text = data[name];
      if (type === "boolean" && (text === "true" || text === "false")) data[name] = text === "true";
      if (type !== "boolean" && /^-?\d+(\.\d+)?$/.test(text)) data[name] = Number(text);
    }
    const isValid = validate(data);
    read.errors = validate.errors;
    return isValid;
  };
  return read;
}
export {
  operations,
  requiredRules,
  schemas,
  webhooks
};
